import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { memo } from 'react'
import { type Identifier, type RaRecord, useGetRecordRepresentation, useListContext, useTranslate } from 'react-admin'
import { useTranslations } from '../../language/translations.ts'

type RecordCheckboxProps = { id: Identifier; label: string; checked: boolean; onToggle: (id: Identifier) => void }

/** Not rendered again by each change of the list's context. */
const RecordCheckbox = memo(function RecordCheckbox({ id, label, checked, onToggle }: RecordCheckboxProps) {
  return (
    <Checkbox
      checked={checked}
      onChange={() => onToggle(id)}
      slotProps={{ input: { 'aria-label': label } }}
      sx={{ ml: -1.5, mt: -1, alignSelf: 'flex-start' }}
    />
  )
})

/** Checkbox that selects a record of the list. */
export function SelectRecord({ record }: { record: RaRecord }) {
  const { resource, selectedIds, onToggleItem } = useListContext()
  const represent = useGetRecordRepresentation(resource)
  const { text } = useTranslations()
  const label = text('list.select', { name: String(represent(record)) })
  return (
    <RecordCheckbox id={record.id} label={label} checked={selectedIds.includes(record.id)} onToggle={onToggleItem} />
  )
}

/** Checkbox that selects every record of the page, as the head of a table does. */
export function SelectPage() {
  const { data = [], selectedIds, onSelect } = useListContext<RaRecord>()
  const translate = useTranslate()
  const ids = data.map(({ id }) => id)
  const count = ids.filter((id) => selectedIds.includes(id)).length
  const others = selectedIds.filter((id) => !ids.includes(id))
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={count > 0 && count === ids.length}
          indeterminate={count > 0 && count < ids.length}
          onChange={({ target }) => onSelect(target.checked ? [...others, ...ids] : others)}
        />
      }
      label={translate('ra.action.select_all')}
      sx={{ ml: 0.5 }}
    />
  )
}
