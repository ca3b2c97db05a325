import { plainDigits, plainLine, plainText } from '@pravesh/contract/plain-text'

/** A term that people use for a column or an option elsewhere, in English or Hindi; capitals, spaces and punctuation do not matter. */
type Synonyms = { synonyms?: readonly string[] }
type GridOption = { id: string | number; name: string } & Synonyms

/** A column of a table of inputs. `integer` takes numbers as people write them; a `choice` has its options with their labels. */
export type GridColumn = { name: string; label: string } & Synonyms &
  ({ kind: 'integer' | 'text' } | { kind: 'choice'; options: readonly GridOption[] })

/** Marks of spreadsheets for an empty cell. */
const emptyMarks = new Set(['-', '--', '–', '—', 'na', 'n/a', 'n.a.', 'nil'])

/** A term without insignificant differences: `OBC-NCL`, `obc ncl` and `OBC (NCL)` are the same. */
const normalizeTerm = (text: string): string =>
  plainDigits(text.normalize('NFC').toLowerCase()).replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** True if a text is one of the terms of a column or an option. */
export function matchesTerm(text: string, terms: readonly string[]): boolean {
  const term = normalizeTerm(text)
  return term !== '' && terms.some((candidate) => normalizeTerm(candidate) === term)
}

function findOption(options: readonly GridOption[], text: string): GridOption | undefined {
  // A value comes first and as it is: -2 must not be taken for class 2.
  const value = plainDigits(text.toLowerCase())
  return (
    options.find(({ id }) => String(id).toLowerCase() === value) ??
    options.find(({ name, synonyms = [] }) => matchesTerm(text, [name, ...synonyms]))
  )
}

/**
 * The value of a cell from its text, as typed or pasted: `₹ 1,20,000` and `1 20 000` are 120000, so is १,२०,०००; an empty cell, a dash and
 * `NA` are null; a choice is found by its label, its value or a synonym. An unreadable text stays unchanged, for the schema to reject.
 */
export function readCell(column: GridColumn, text: string): unknown {
  const trimmed = plainText(text)
  if (trimmed === '' || emptyMarks.has(trimmed.toLowerCase())) return null
  if (column.kind === 'text') return trimmed
  if (column.kind === 'choice') return findOption(column.options, trimmed)?.id ?? trimmed
  const digits = plainLine(trimmed)
    .replace(/(?:₹|rs\.?|,|\s)/gi, '')
    .replace(/\/-$/, '')
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : trimmed
}

/** True unless a value is a text that its column could not read. */
export function isReadable(column: GridColumn, value: unknown): boolean {
  if (column.kind === 'text' || typeof value !== 'string') return true
  return column.kind === 'choice' && column.options.some(({ id }) => id === value)
}

/** The cells of a block that was copied from a spreadsheet, row by row; undefined for a single value, which is pasted as usual. */
export function readBlock(text: string): string[][] | undefined {
  const block = text.replace(/\r?\n$/, '')
  return /[\t\n]/.test(block) ? block.split(/\r?\n/).map((line) => line.split('\t')) : undefined
}
