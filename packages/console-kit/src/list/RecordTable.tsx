import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import type { MouseEvent } from 'react'
import {
  BulkDeleteWithConfirmButton,
  DataTable,
  DataTableBody,
  type DataTableBodyProps,
  type RaRecord,
  useCreatePath,
  useListContext,
  useResourceContext,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { useDeleted } from '../console/use-deleted.ts'
import { useWords } from '../language/words.ts'
import type { ListColumn } from './columns.ts'
import { RecordRow } from './RecordRow.tsx'

type TableProps = {
  columns: readonly ListColumn[]
  pathOf: ((record: RaRecord) => string) | undefined
  canDelete: boolean
  canOpen: boolean
}

const Body = (props: DataTableBodyProps) => <DataTableBody {...props} row={RecordRow} />

function BulkDelete() {
  const { setPage, onUnselectItems } = useListContext()
  const deleted = useDeleted()
  const onSuccess = (gone: unknown) => {
    deleted(gone)
    onUnselectItems(true)
    setPage(1)
  }
  return (
    <BulkDeleteWithConfirmButton mutationMode="pessimistic" confirmColor="warning" mutationOptions={{ onSuccess }} />
  )
}

/** A list on a desk. Rows open with a press; the first column is a link, for keyboards and new tabs. */
export function RecordTable({ columns, pathOf, canDelete, canOpen }: TableProps) {
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const { word } = useWords()
  const to = (record: RaRecord) => pathOf?.(record) ?? createPath({ resource, type: 'edit', id: record.id })
  return (
    <DataTable
      body={Body}
      rowClick={canOpen ? (_id, _resource, record) => to(record) : false}
      bulkActionButtons={canDelete ? <BulkDelete /> : false}
      hiddenColumns={columns.filter(({ hidden }) => hidden).map(({ name }) => name)}
      sx={{
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        '& .MuiTableCell-root': { py: 0.5 },
        '& .MuiTableCell-head': { bgcolor: 'background.default', whiteSpace: 'nowrap', py: 0.75 },
        '& .MuiCheckbox-root': { p: 0.75 },
      }}
    >
      {columns.map(({ name, label, draw, sortable, right }, position) => (
        <DataTable.Col
          key={name}
          source={name}
          label={word(label)}
          disableSort={!sortable}
          {...(right && { sx: { textAlign: 'right' } })}
          render={(record: RaRecord) =>
            position === 0 && canOpen ? (
              <MuiLink
                component={Link}
                to={to(record)}
                onClick={(event: MouseEvent) => event.stopPropagation()}
                sx={{ fontWeight: 600, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
              >
                {draw(record) || `#${record.id}`}
              </MuiLink>
            ) : (
              <Box component="span">{draw(record)}</Box>
            )
          }
        />
      ))}
    </DataTable>
  )
}
