import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type ClipboardEvent, type ReactNode, useId } from 'react'
import { type FieldErrors, useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { errorAt } from '../form/error-at.ts'
import { useTranslations } from '../language/translations.ts'
import { type GridColumn, readBlock, readCell } from './cells.ts'
import { GridCell } from './GridCell.tsx'

type Row = Readonly<Record<string, unknown>>
type GridProps = {
  /** Path of the list in the form. */
  source: string
  /** What the table is called, for screen readers. */
  label: string
  columns: readonly GridColumn[]
  /** A new row, below these. */
  blank: (rows: readonly Row[]) => Row
  /** The most rows that the server takes. */
  max: number
  /** What a row is called, in the labels of its cells. */
  rowName: (row: Row) => string
  /** Further columns of each row, which are no inputs. */
  extraColumns?: readonly { name: string; label: string; render: (row: Row, path: string) => ReactNode }[]
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
const messageOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined

/** What is wrong with the table, cell by cell: colour and a tooltip alone would not be read out. */
function Errors({
  id,
  source,
  errors,
  columns,
  rows,
  rowName,
}: Pick<GridProps, 'source' | 'columns' | 'rowName'> & { id: string; errors: FieldErrors; rows: readonly Row[] }) {
  const ofCells = rows.flatMap((row, index) =>
    columns.flatMap(({ name, label }) => {
      const message = messageOf(errorAt(errors, `${source}.${index}.${name}`))
      return message ? [`${rowName(row)}, ${label}: ${message}`] : []
    }),
  )
  const gridError = messageOf(errorAt(errors, source)) ?? messageOf(errorAt(errors, `${source}.root`))
  const all = [...(gridError ? [gridError] : []), ...ofCells]
  if (all.length === 0) return null
  return (
    <Box component="ul" id={id} role="alert" sx={{ m: 0, mt: 1, pl: 2.5, color: 'error.main' }}>
      {all.map((message) => (
        <Typography component="li" variant="body2" key={message}>
          {message}
        </Typography>
      ))}
    </Box>
  )
}

/**
 * A table of inputs over a list of small records, for forms that people know as a spreadsheet. A block that is copied from one fills cells
 * from where it is pasted and adds the rows that it needs; Enter goes to the cell below. react-admin's `ArrayInput` stacks rows of
 * labelled inputs, which no sheet of fees would fit on.
 */
export function GridInput({ source, label, columns, blank, max, rowName, extraColumns = [], add, help }: GridProps) {
  const { fields, append, remove } = useFieldArray({ name: source })
  const { setValue, getValues, trigger } = useFormContext()
  const { errors, isSubmitted } = useFormState({ name: source })
  const watched: unknown = useWatch({ name: source })
  const rows: Row[] = Array.isArray(watched) ? watched : []
  const errorsId = useId()
  const { text } = useTranslations()
  function paste(event: ClipboardEvent, row: number, column: number) {
    const block = readBlock(event.clipboardData.getData('text/plain'))
    if (!block) return
    event.preventDefault()
    const below: Row[] = [...getValues(source)]
    while (below.length < Math.min(row + block.length, max)) {
      const next = blank(below)
      append(next, { shouldFocus: false })
      below.push(next)
    }
    for (const [down, cells] of block.entries())
      for (const [right, cell] of cells.entries()) {
        const to = columns[column + right]
        if (to && row + down < max)
          setValue(`${source}.${row + down}.${to.name}`, readCell(to, cell), { shouldDirty: true })
      }
    if (isSubmitted) void trigger(source)
  }
  return (
    <>
      {/* A wide table scrolls within its frame, and must be reachable for keys to do so. */}
      <Box
        role="region"
        aria-label={label}
        tabIndex={0}
        // A table without rows has no cell to paste into.
        onPaste={(event) => event.target === event.currentTarget && paste(event, 0, 0)}
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
                        path={`${source}.${index}.${column.name}`}
                        below={`${source}.${index + 1}.${column.name}`}
                        rowName={rowName(row)}
                        errorsId={errorsId}
                        onPaste={(event) => paste(event, index, position)}
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
      <Errors {...{ id: errorsId, source, errors, columns, rows, rowName }} />
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
