import Checkbox from '@mui/material/Checkbox'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { memo, type ReactNode } from 'react'
import {
  type RaRecord,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
} from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useTranslations } from '../../language/translations.ts'

/** The checkbox of a row, which a change of the address or of the query alone does not render again. */
const SelectionCell = memo(function SelectionCell({ record, resource }: { record: RaRecord; resource: string }) {
  const { handleToggleItem } = useDataTableCallbacksContext()
  const selected = useDataTableSelectedIdsContext()
  const represent = useGetRecordRepresentation(resource)
  const { text } = useTranslations()
  return (
    <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
      <Checkbox
        size="small"
        checked={selected?.includes(record.id) ?? false}
        onClick={(event) => handleToggleItem?.(record.id, event)}
        slotProps={{
          input: { 'aria-label': text('list.select', { name: String(represent(record)) }) },
        }}
      />
    </TableCell>
  )
})

/** A row of a list. react-admin's own puts the name of its checkbox where screen readers do not find it. */
export function RecordRow({ children, className }: { children?: ReactNode; className?: string }) {
  const record = useRecordContext<RaRecord>()
  const resource = useResourceContext() ?? ''
  const { rowClick } = useDataTableCallbacksContext()
  const { hasBulkActions } = useDataTableConfigContext()
  const navigate = useNavigate()
  if (!record) return null
  const open = async () => {
    const to = typeof rowClick === 'function' ? await rowClick(record.id, resource, record) : undefined
    if (typeof to === 'string') navigate(to)
  }
  return (
    <TableRow className={className} onClick={() => void open()} sx={{ cursor: rowClick ? 'pointer' : 'default' }}>
      {hasBulkActions && <SelectionCell record={record} resource={resource} />}
      {children}
    </TableRow>
  )
}
