import { useEffect, useRef, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { type GridColumn, readBlock } from './cells.ts'
import { pasteBlock } from './paste-block.ts'

type GridRow = Readonly<Record<string, unknown>>
type PasteOptions = {
  source: string
  columns: readonly GridColumn[]
  blank: (rows: readonly GridRow[]) => GridRow
  max: number
  /** `replace` of the list's `useFieldArray`. */
  replace: (rows: GridRow[]) => void
}
/** The result of the last paste, for its notice. */
type PasteState = { count: number; omitted: number; hasHeader: boolean; isUndone?: true }

/**
 * Pasting of blocks into a table of inputs, with an undo. `paste` returns false for a single value, which the cell handles itself. A paste
 * renders the table again: the focus returns to its cell.
 */
export function usePaste({ source, columns, blank, max, replace }: PasteOptions) {
  const { getValues, setFocus, trigger } = useFormContext()
  const { isSubmitted, isSubmitSuccessful } = useFormState()
  const [former, setFormer] = useState<readonly (readonly GridRow[])[]>([])
  const [state, setState] = useState<PasteState>()
  const focusPath = useRef<string>(undefined)
  useEffect(() => {
    if (focusPath.current) setFocus(focusPath.current)
    focusPath.current = undefined
  }, [state, setFocus])
  useEffect(() => {
    if (!isSubmitSuccessful) return
    setFormer([])
    setState(undefined)
  }, [isSubmitSuccessful])
  function put(rows: readonly GridRow[]) {
    replace([...rows])
    if (isSubmitted) void trigger(source)
  }
  function paste(text: string, row: number, column: number): boolean {
    const block = readBlock(text)
    if (!block) return false
    const value: unknown = getValues(source)
    const rows: readonly GridRow[] = Array.isArray(value) ? structuredClone(value) : []
    const result = pasteBlock(block, { columns, rows, row, column, max, blank })
    focusPath.current = result.rows.length > row ? `${source}.${row}.${columns[column]?.name}` : undefined
    put(result.rows)
    setFormer([...former, rows])
    setState({ count: result.count, omitted: result.omitted, hasHeader: result.hasHeader })
    return true
  }
  function undo() {
    put(former.at(-1) ?? [])
    setFormer(former.slice(0, -1))
    setState({ count: 0, omitted: 0, hasHeader: false, isUndone: true })
  }
  return { paste, undo, state, canUndo: former.length > 0 }
}
