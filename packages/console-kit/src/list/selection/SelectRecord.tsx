import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { type RaRecord, useGetRecordRepresentation, useListContext, useTranslate } from 'react-admin'
import { useTranslations } from '../../language/translations.ts'

/** Checkbox that selects a record of the list. */
export function SelectRecord({ record }: { record: RaRecord }) {
  const { resource, selectedIds, onToggleItem } = useListContext()
  const represent = useGetRecordRepresentation(resource)
  const { text } = useTranslations()
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': text('list.select', { name: String(represent(record)) }) } }}
      sx={{ ml: -1.5, mt: -1, alignSelf: 'flex-start' }}
    />
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
