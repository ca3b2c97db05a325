/** A column of a table of inputs. `integer` takes numbers as people write them; a `choice` has its options with their labels. */
export type GridColumn = { name: string; label: string } & (
  | { kind: 'integer' | 'text' }
  | { kind: 'choice'; options: readonly { id: string | number; name: string }[] }
)

/**
 * The value of a cell from its text, as typed or pasted: `₹ 1,20,000` and `1 20 000` are 120000, so is १,२०,०००, an empty cell is null, a choice is
 * found by its label or its value. What cannot be read stays as it is, for the schema to refuse.
 */
export function readCell(column: GridColumn, text: string): unknown {
  const trimmed = text.trim()
  if (trimmed === '') return null
  if (column.kind === 'text') return trimmed
  if (column.kind === 'choice') {
    const isSameText = (a: string | number) => String(a).toLowerCase() === trimmed.toLowerCase()
    return column.options.find(({ id, name }) => isSameText(id) || isSameText(name))?.id ?? trimmed
  }
  const digits = trimmed
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/(?:₹|rs\.?|,|\s)/gi, '')
    .replace(/\/-$/, '')
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : trimmed
}

/** The cells of a block that was copied from a spreadsheet, row by row; undefined for a single value, which is pasted as usual. */
export function readBlock(text: string): string[][] | undefined {
  const block = text.replace(/\r?\n$/, '')
  return /[\t\n]/.test(block) ? block.split(/\r?\n/).map((line) => line.split('\t')) : undefined
}
