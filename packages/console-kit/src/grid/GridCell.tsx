import Box from '@mui/material/Box'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { errorAt } from '../fields/error-at.ts'
import { type GridColumn, isReadable, readCell } from './cells.ts'

type CellProps = {
  column: GridColumn
  value: unknown
  /** Path of the cell's value in the form. */
  path: string
  /** Path of the cell below. */
  below: string
  rowName: string
  /** Id of the element with the errors. */
  errorsId: string
  onPaste: (event: ClipboardEvent) => void
}

const styles = {
  font: 'inherit',
  fontSize: '0.9rem',
  color: 'inherit',
  bgcolor: 'transparent',
  border: 1,
  borderColor: 'transparent',
  borderRadius: 0.5,
  px: 0.5,
  minHeight: 32,
  width: '100%',
  '&:hover': { borderColor: 'divider' },
  '&[aria-invalid=true]': { borderColor: 'error.main' },
  '& option': { color: 'text.primary', bgcolor: 'background.paper' },
} as const

/** One input of a table: a plain element, since a form may hold two hundred of them. */
export function GridCell({ column, value, path, below, rowName, errorsId, onPaste }: CellProps) {
  const { register, setFocus } = useFormContext()
  const { errors } = useFormState({ name: path })
  const invalid = errorAt(errors, path) !== undefined || !isReadable(column, value)
  const common = {
    'aria-label': `${column.label}, ${rowName}`,
    'aria-invalid': invalid,
    ...(invalid && { 'aria-describedby': errorsId }),
  }
  const setValueAs = (input: unknown) => (typeof input === 'string' ? readCell(column, input) : input)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter would submit the form.
    event.preventDefault()
    setFocus(below)
  }
  if (column.kind === 'choice') {
    const current = value === null || value === undefined ? '' : String(value)
    return (
      <Box
        component="select"
        {...common}
        {...register(path, { setValueAs })}
        // Set by React, which knows the option of a pasted text that is none of the column's.
        value={current}
        onPaste={onPaste}
        sx={{ ...styles, minWidth: 88 }}
      >
        {!column.options.some(({ id }) => String(id) === current) && <option value={current}>{current}</option>}
        {column.options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Box>
    )
  }
  const isNumber = column.kind === 'integer'
  return (
    <Box
      component="input"
      {...common}
      {...register(path, { setValueAs })}
      inputMode={isNumber ? 'numeric' : 'text'}
      autoComplete="off"
      onPaste={onPaste}
      onKeyDown={onKeyDown}
      sx={{ ...styles, minWidth: isNumber ? 64 : 120, ...(isNumber && { textAlign: 'right' }) }}
    />
  )
}
