import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatCount } from '@pravesh/messages'
import type { FieldErrors } from 'react-hook-form'
import { errorAt } from '../fields/error-at.ts'
import { useTranslations } from '../language/translations.ts'
import { type GridColumn, isReadable } from './cells.ts'

type GridRow = Readonly<Record<string, unknown>>
type ErrorsProps = {
  id: string
  /** Path of the list in the form. */
  source: string
  errors: FieldErrors
  columns: readonly GridColumn[]
  rows: readonly GridRow[]
  rowName: (row: GridRow) => string
}

/** The most messages that are listed: a pasted sheet may have one for each cell. */
const maxListed = 5

function messageAt(errors: FieldErrors, path: string): string | undefined {
  const message = errorAt(errors, `${path}.message`)
  return typeof message === 'string' ? message : undefined
}

/** The errors of a table, cell by cell: colour and a tooltip alone would not be announced. Of many messages the first five. */
export function GridErrors({ id, source, errors, columns, rows, rowName }: ErrorsProps) {
  const { text, language } = useTranslations()
  const unreadable = (column: GridColumn, value: unknown) => {
    if (isReadable(column, value)) return undefined
    const reason = text(column.kind === 'choice' ? 'form.ofList' : 'form.whole')
    return text('field.unreadableCell', { value: String(value), reason })
  }
  const ofCells = rows.flatMap((row, index) =>
    columns.flatMap((column) => {
      const value = row[column.name]
      const message = unreadable(column, value) ?? messageAt(errors, `${source}.${index}.${column.name}`)
      return message ? [`${rowName(row)}, ${column.label}: ${message}`] : []
    }),
  )
  const gridError = messageAt(errors, source) ?? messageAt(errors, `${source}.root`)
  const all = [...(gridError ? [gridError] : []), ...ofCells]
  if (all.length === 0) return null
  return (
    <Box component="ul" id={id} role="alert" sx={{ m: 0, mt: 1, pl: 2.5, color: 'error.main' }}>
      {all.slice(0, maxListed).map((message, index) => (
        <Typography component="li" variant="body2" key={index}>
          {message}
        </Typography>
      ))}
      {all.length > maxListed && (
        <Typography component="li" variant="body2">
          {text('list.andMore', { count: formatCount(all.length - maxListed, language) })}
        </Typography>
      )}
    </Box>
  )
}
