import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import { formatDateTime } from '@pravesh/messages'
import type { Message } from '@pravesh/messages/consoles'
import { changeTexts } from '@pravesh/messages/screens/operations/changes'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { ChangedFieldValues } from '../values/ChangedFieldValues.tsx'
import { RestoreFields, RestorePart } from './RestoreFields.tsx'
import type { Change, ChangedField, Subject } from './subject.ts'

type EntryProps = {
  subject: Subject
  change: Change
  canRestore: boolean
  /** Why a former value cannot be restored; undefined where it can. */
  obstacleOf: (field: ChangedField) => Message | undefined
  hasFormer: (field: ChangedField) => boolean
}

/** One change: when, by whom, and each field with its values and a button that restores it, or why it cannot be restored. */
export function HistoryEntry({ subject, change, canRestore, obstacleOf, hasFormer }: EntryProps) {
  const { translate, language } = useTranslations()
  const { fields, by: author, realm, createdAt, action } = change
  const { instituteType, record } = subject
  const restorable = fields.filter((field: ChangedField) => hasFormer(field) && obstacleOf(field) === undefined)
  const restorableFields = restorable.filter((field: ChangedField) => 'before' in field && !field.part)
  function actionOf(field: ChangedField) {
    if (!hasFormer(field)) return undefined
    const obstacle = obstacleOf(field)
    if (obstacle)
      return (
        <Typography variant="caption" color="textSecondary">
          {translate(obstacle)}
        </Typography>
      )
    const props = { field, disabled: !canRestore }
    if (!field.part)
      return 'before' in field && <RestoreFields subject={subject} fields={[field]} disabled={!canRestore} />
    return instituteType && <RestorePart type={instituteType} institute={Number(record.id)} {...props} />
  }
  return (
    <Box component="article" sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <Typography variant="body2" sx={{ flex: 1, minWidth: 200 }}>
          <strong>{formatDateTime(createdAt, language)}</strong>
          {` · ${author} (${translate(realm === 'admin' ? changeTexts.administrator : sharedTexts.institute)}) · ${optionLabel(action)}`}
        </Typography>
        {restorableFields.length > 1 && (
          <RestoreFields subject={subject} fields={restorableFields} disabled={!canRestore} />
        )}
      </Box>
      {fields.map((field: ChangedField) => (
        <ChangedFieldValues
          key={JSON.stringify(field)}
          fields={subject.fields}
          field={field}
          action={actionOf(field)}
        />
      ))}
    </Box>
  )
}
