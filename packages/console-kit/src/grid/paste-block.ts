import { type GridColumn, isReadable, matchesTerm, readCell } from './cells.ts'

type GridRow = Readonly<Record<string, unknown>>
type PasteTarget = {
  columns: readonly GridColumn[]
  rows: readonly GridRow[]
  /** The cell that the block is pasted into. */
  row: number
  column: number
  max: number
  blank: (rows: readonly GridRow[]) => GridRow
}
/** The table after a paste, the number of pasted rows, and the number of rows without space. */
type PasteResult = { rows: GridRow[]; count: number; omitted: number; hasHeader: boolean }

const isHeading = (text: string, { name, label, synonyms = [] }: GridColumn) =>
  matchesTerm(text, [name, label, ...synonyms])

/** True if a row of a block has headings: a cell with the label of a column, and no cell that its column reads as a value. */
function isHeader(cells: readonly string[], columns: readonly GridColumn[], start: number): boolean {
  if (!cells.some((cell) => columns.some((column) => isHeading(cell, column)))) return false
  return cells.every((cell, index) => {
    const column = columns[start + index]
    if (!column || column.kind === 'text' || columns.some((candidate) => isHeading(cell, candidate))) return true
    const value = readCell(column, cell)
    return value === null || !isReadable(column, value)
  })
}

/** The columns that the cells of a block belong to: by their headings if each is one of a column of its own, else by their position. */
function columnsOf(header: readonly string[] | undefined, columns: readonly GridColumn[], start: number) {
  const byPosition = columns.slice(start)
  const byHeading = header?.map((cell) => columns.find((column) => isHeading(cell, column)))
  const isComplete = byHeading?.every((column, index) => column && byHeading.indexOf(column) === index)
  return byHeading && isComplete ? byHeading : byPosition
}

/**
 * Puts a block of a spreadsheet into a table of inputs: from the cell that it is pasted into, with new rows as needed up to `max`. A row of
 * headings on top is left out, and so are empty rows.
 */
export function pasteBlock(block: readonly (readonly string[])[], target: PasteTarget): PasteResult {
  const { columns, row, column, max, blank } = target
  const first = block[0] ?? []
  const hasHeader = isHeader(first, columns, column)
  const cellColumns = columnsOf(hasHeader ? first : undefined, columns, column)
  const lines = block.slice(hasHeader ? 1 : 0).filter((cells) => cells.some((cell) => cell.trim() !== ''))
  const fitting = lines.slice(0, Math.max(0, max - row))
  const rows = [...target.rows]
  for (const [index, cells] of fitting.entries()) {
    while (rows.length <= row + index) rows.push(blank(rows))
    const values = cells.flatMap((cell, position) => {
      const cellColumn = cellColumns[position]
      return cellColumn ? [[cellColumn.name, readCell(cellColumn, cell)]] : []
    })
    rows[row + index] = { ...rows[row + index], ...Object.fromEntries(values) }
  }
  return { rows, count: fitting.length, omitted: lines.length - fitting.length, hasHeader }
}
