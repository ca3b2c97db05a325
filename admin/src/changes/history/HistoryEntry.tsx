import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import { collegeFields, type InstituteChange, schoolFields } from '@pravesh/contract'
import { isSameJson } from '@pravesh/data-provider'
import { formatDateTime } from '@pravesh/messages'
import type { RaRecord } from 'react-admin'
import { ChangedFieldValues } from '../ChangedFieldValues.tsx'
import { RestoreButton } from './RestoreButton.tsx'

type EntryProps = { change: InstituteChange; record: RaRecord; canRestore: boolean }

const declaredNames = { school: Object.keys(schoolFields), college: Object.keys(collegeFields) }

/** The fields of a change whose former value was saved and is not the value of the record. */
const restorableFields = ({ instituteType: type, fields }: InstituteChange, record: RaRecord) =>
  fields.filter(
    ({ name, part, ...values }) =>
      !part &&
      'before' in values &&
      declaredNames[type].includes(name) &&
      !isSameJson(values.before ?? null, record[name] ?? null),
  )

/** One change: when, by whom, and each field with its values and a button that restores it. */
export function HistoryEntry({ change, record, canRestore }: EntryProps) {
  const { translate, language } = useTranslations()
  const { instituteType: type, fields, by: author, realm, createdAt, action } = change
  const restorable = restorableFields(change, record)
  return (
    <Box component="article" sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <Typography variant="body2" sx={{ flex: 1, minWidth: 200 }}>
          <strong>{formatDateTime(createdAt, language)}</strong>
          {` · ${author} (${translate(realm === 'admin' ? 'Administrator' : 'Institute')}) · ${optionLabel(action)}`}
        </Typography>
        {restorable.length > 1 && (
          <RestoreButton type={type} fields={restorable} record={record} disabled={!canRestore} />
        )}
      </Box>
      {fields.map((field) => (
        <ChangedFieldValues
          key={JSON.stringify(field)}
          type={type}
          field={field}
          action={
            restorable.includes(field) && (
              <RestoreButton type={type} fields={[field]} record={record} disabled={!canRestore} />
            )
          }
        />
      ))}
    </Box>
  )
}
