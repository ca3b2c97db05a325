import Checkbox from '@mui/material/Checkbox'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'
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

/** A row of a list. react-admin's own puts the name of its checkbox where screen readers do not find it. */
export function RecordRow({ children, className }: { children?: ReactNode; className?: string }) {
  const record = useRecordContext<RaRecord>()
  const resource = useResourceContext() ?? ''
  const { handleToggleItem, rowClick } = useDataTableCallbacksContext()
  const { hasBulkActions } = useDataTableConfigContext()
  const selected = useDataTableSelectedIdsContext()
  const navigate = useNavigate()
  const represent = useGetRecordRepresentation(resource)
  const { text } = useTranslations()
  if (!record) return null
  const open = async () => {
    const to = typeof rowClick === 'function' ? await rowClick(record.id, resource, record) : undefined
    if (typeof to === 'string') navigate(to)
  }
  return (
    <TableRow className={className} onClick={() => void open()} sx={{ cursor: rowClick ? 'pointer' : 'default' }}>
      {hasBulkActions && (
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
      )}
      {children}
    </TableRow>
  )
}
