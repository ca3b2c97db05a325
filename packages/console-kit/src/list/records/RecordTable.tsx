import MuiLink from '@mui/material/Link'
import { type MouseEvent, memo, type ReactNode } from 'react'
import { DataTable, DataTableBody, type DataTableBodyProps, type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { useTranslations } from '../../language/translations.ts'
import type { ListColumn } from '../columns.ts'
import { BulkToolbar } from '../selection/BulkToolbar.tsx'
import { RecordRow } from './RecordRow.tsx'
import { useMinute } from './use-minute.ts'
import { useRecordPath } from './use-record-path.ts'

type TableProps = {
  columns: readonly ListColumn[]
  pathOf: ((record: RaRecord) => string | undefined) | undefined
  canDelete: boolean
  canOpen: boolean
  /** The most records that "Select all" selects. */
  maxSelected: number
  /** Buttons for the selected rows, in place of the one that deletes. */
  bulkActions?: ReactNode
}

const Body = (props: DataTableBodyProps) => <DataTableBody {...props} row={RecordRow} />

// The text of a cell is styled by the table: a styled component in each cell is a seventh of what a table renders.
const columnText = 'list-text'
const longColumnText = 'list-text-whole'
const shortColumnText = 'list-text-short'
/** At most two lines with an ellipsis: a long name must not push the other columns off a screen of 1,280 px. */
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  maxWidth: '36ch',
} as const
const textStyles = {
  [`& .${columnText}`]: twoLines,
  [`& .${longColumnText}`]: { overflowWrap: 'anywhere' },
  [`& .${shortColumnText}`]: { overflowWrap: 'normal' },
} as const

/**
 * A list on a wide screen. Rows open with a press; the first column is a link, for keyboards and new tabs.
 *
 * The context of a list changes several times while it loads. react-admin renders the rows again only for other records or columns, so
 * the columns are made once for each set of props, and each minute: a cell may say how long there is still time.
 */
export const RecordTable = memo(function RecordTable(props: TableProps) {
  const { columns, pathOf, canDelete, canOpen, maxSelected, bulkActions } = props
  const { word } = useTranslations()
  const to = useRecordPath(pathOf)
  useMinute()
  return (
    <DataTable
      body={Body}
      rowClick={canOpen ? (_id, _resource, record) => to(record) : false}
      bulkActionButtons={canDelete}
      bulkActionsToolbar={canDelete ? <BulkToolbar maxSelected={maxSelected}>{bulkActions}</BulkToolbar> : undefined}
      hiddenColumns={columns.filter(({ hidden }) => hidden).map(({ name }) => name)}
      sx={{
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        '& .MuiTableCell-root': { py: 0.5, px: 1.25 },
        '& .MuiTableCell-head': { bgcolor: 'background.default', whiteSpace: 'nowrap', py: 0.75 },
        '& .MuiCheckbox-root': { p: 0.75 },
        ...textStyles,
      }}
    >
      {columns.map(({ name, label, render, sortable, right, short, multiline }, position) => (
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
                sx={{
                  ...twoLines,
                  minWidth: '22ch',
                  fontWeight: 600,
                  textDecoration: 'none',
                  '&:hover': { textDecoration: 'underline' },
                }}
              >
                {render(record) || `#${record.id}`}
              </MuiLink>
            ) : (
              <span className={`${multiline ? longColumnText : columnText} ${short ? shortColumnText : ''}`}>
                {render(record)}
              </span>
            )
          }
        />
      ))}
    </DataTable>
  )
})
