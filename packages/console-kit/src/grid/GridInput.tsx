import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type ClipboardEvent, type ReactNode, useId, useRef } from 'react'
import { useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { useTranslations } from '../language/translations.ts'
import type { GridColumn } from './cells.ts'
import { GridCell } from './GridCell.tsx'
import { GridErrors } from './GridErrors.tsx'
import { PasteNotice } from './PasteNotice.tsx'
import { usePaste } from './use-paste.ts'

type GridRow = Readonly<Record<string, unknown>>
type GridProps = {
  /** Path of the list in the form. */
  source: string
  /** The accessible name of the table. */
  label: string
  columns: readonly GridColumn[]
  /** A new row, below these. */
  blank: (rows: readonly GridRow[]) => GridRow
  /** The most rows that the server takes. */
  max: number
  /** The name of a row, in the labels of its cells. */
  rowName: (row: GridRow) => string
  /** Further columns of each row, which are no inputs. */
  extraColumns?: readonly { name: string; label: string; render: (row: GridRow, path: string) => ReactNode }[]
  /** Text of the button that adds a row. */
  add: string
  help?: string
}

const styles = {
  borderCollapse: 'collapse',
  width: '100%',
  '& th, & td': { borderBottom: 1, borderColor: 'divider', px: 0.25, py: 0.25, textAlign: 'left' },
  '& thead th': { bgcolor: 'background.default', fontSize: '0.75rem', px: 0.75, py: 0.75, verticalAlign: 'bottom' },
  '& tr > :first-of-type': { position: 'sticky', left: 0, zIndex: 1 },
  '& tbody tr > :first-of-type': { bgcolor: 'background.paper' },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
}
/**
 * A table of inputs over a list of small records, for forms that people know as a spreadsheet. A block that is copied from one fills cells
 * from where it is pasted and adds the rows that it needs, which can be undone; Enter goes to the cell below. react-admin's `ArrayInput` stacks rows of
 * labelled inputs, which no sheet of fees would fit on.
 */
export function GridInput({ source, label, columns, blank, max, rowName, extraColumns = [], add, help }: GridProps) {
  const { fields, append, remove, replace } = useFieldArray({ name: source })
  const { errors } = useFormState({ name: source })
  const watched: unknown = useWatch({ name: source })
  const rows: GridRow[] = Array.isArray(watched) ? watched : []
  const table = useRef<HTMLDivElement>(null)
  const errorsId = useId()
  const { text } = useTranslations()
  const { paste, ...pasteState } = usePaste({ source, columns, blank, max, replace })
  const pasteAt = (event: ClipboardEvent, row: number, column: number) => {
    if (paste(event.clipboardData.getData('text/plain'), row, column)) event.preventDefault()
  }
  return (
    <>
      {/* A wide table scrolls within its frame, and must be reachable for keys to do so. */}
      <Box
        ref={table}
        role="region"
        aria-label={label}
        tabIndex={0}
        // A table without rows has no cell to paste into.
        onPaste={(event) => event.target === event.currentTarget && pasteAt(event, 0, 0)}
        sx={{ overflowX: 'auto', bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Box component="table" sx={styles}>
          <thead>
            <tr>
              {[...columns, ...extraColumns].map((column) => (
                <th key={column.name} scope="col">
                  {column.label}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {fields.map((field, index) => {
              const row = rows[index] ?? {}
              return (
                <tr key={field.id}>
                  {columns.map((column, position) => (
                    <td key={column.name}>
                      <GridCell
                        column={column}
                        value={row[column.name]}
                        path={`${source}.${index}.${column.name}`}
                        below={`${source}.${index + 1}.${column.name}`}
                        rowName={rowName(row)}
                        errorsId={errorsId}
                        onPaste={(event) => pasteAt(event, index, position)}
                      />
                    </td>
                  ))}
                  {extraColumns.map(({ name, render }) => (
                    <td key={name}>{render(row, `${source}.${index}`)}</td>
                  ))}
                  <td>
                    <IconButton
                      size="small"
                      aria-label={text('field.remove', { place: rowName(row) })}
                      onClick={() => remove(index)}
                    >
                      <DeleteOutlined fontSize="small" />
                    </IconButton>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </Box>
      </Box>
      <PasteNotice {...pasteState} table={table} />
      <GridErrors {...{ id: errorsId, source, errors, columns, rows, rowName }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 1 }}>
        <Button
          size="small"
          startIcon={<Add />}
          disabled={fields.length >= max}
          onClick={() => append(blank(rows), { shouldFocus: false })}
        >
          {add}
        </Button>
        {help && (
          <Typography variant="body2" color="textSecondary">
            {help}
          </Typography>
        )}
      </Box>
    </>
  )
}
