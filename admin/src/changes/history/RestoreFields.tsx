import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { InstituteType } from '@pravesh/contract'
import { changeTexts } from '@pravesh/messages/screens/operations/changes'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { changeLabel, partKindOf } from '../change-label.ts'
import { ChangedValue } from '../values/ChangedValue.tsx'
import { PartValues } from '../values/PartValues.tsx'
import { RestoreButton } from './RestoreButton.tsx'
import type { ChangedField, Subject } from './subject.ts'
import { useRestore } from './use-restore.ts'
import { useRestorePart } from './use-restore-part.ts'

type FieldsProps = { subject: Subject; fields: readonly ChangedField[]; disabled: boolean }

/** The button that restores fields of a record: one, or all of a change. */
export function RestoreFields({ subject, fields, disabled }: FieldsProps) {
  const { translate } = useTranslations()
  const restoring = useRestore(subject, fields)
  const [first] = fields
  const isOne = fields.length === 1 && first !== undefined
  return (
    <RestoreButton
      label={isOne ? changeLabel(subject.fields, first) : translate(changeTexts.allFieldsOfThisChange)}
      text={isOne ? sharedTexts.restore : changeTexts.restoreAll}
      restoring={restoring}
      disabled={disabled}
      fieldLabel={(name) => changeLabel(subject.fields, { name })}
    >
      {fields.map((field) => (
        <Typography key={field.name} component="div" variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          <strong>{changeLabel(subject.fields, field)}</strong>
          <div>
            <ChangedValue fields={subject.fields} name={field.name} value={field.before} />
          </div>
        </Typography>
      ))}
    </RestoreButton>
  )
}

type PartProps = { type: InstituteType; institute: number; field: ChangedField; disabled: boolean }

/** The button that restores a part of an institute: its former fields, a former table of fees, or one that was deleted. */
export function RestorePart({ type, institute, field, disabled }: PartProps) {
  const restoring = useRestorePart(type, institute, field)
  const kind = partKindOf(field)
  const label = changeLabel({}, field)
  return (
    <RestoreButton
      label={label}
      text={sharedTexts.restore}
      restoring={restoring}
      disabled={disabled}
      fieldLabel={(name) => changeLabel({}, { name })}
    >
      <Typography component="div" variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        <strong>{label}</strong>
        {kind && <PartValues kind={kind} field={{ ...field, before: field.after, after: field.before }} />}
      </Typography>
    </RestoreButton>
  )
}
