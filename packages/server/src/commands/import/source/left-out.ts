import type { RejectReason } from '@pravesh/contract'
import type { Header } from './header.ts'
import type { SourceRow } from './records.ts'

const totals = new Set(['total', 'subtotal', 'कुल', 'योग', 'महायोग'])
const besideTotals = new Set(
  `grand sub net overall no nos number of the in all school schools college colleges institute institutes institution institutions
  record records row rows विद्यालय स्कूल महाविद्यालय कॉलेज संस्थान संख्या की सकल`.split(/\s+/),
)

/** `Total`, `Grand Total : 2 schools`, `कुल विद्यालय 12`; not `Total Public School`. */
function isTotal(cell: string): boolean {
  const words = cell
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
  const isNumber = (word: string) => Number.isFinite(Number(word))
  return (
    words.some((word) => totals.has(word)) &&
    words.every((word) => totals.has(word) || besideTotals.has(word) || isNumber(word))
  )
}

const folded = (cells: readonly string[]) => cells.map((cell) => cell.trim().toLowerCase()).join('\n')

/** Why a row after the header is none of a school or college: the header once more, a total, or one whose cells are not sure. */
export function reasonToLeaveOut(row: SourceRow, { lines, columns }: Header): RejectReason['code'] | undefined {
  if (row.hasOpenQuote) return 'open-quote'
  const written = folded(row.cells)
  if (lines.some((line) => folded(line) === written)) return 'header-again'
  const nameColumn = columns.find(([field]) => field === 'name')?.[1]
  const heads = [row.cells.find((cell) => cell.trim()), nameColumn === undefined ? undefined : row.cells[nameColumn]]
  return heads.some((cell) => cell !== undefined && isTotal(cell)) ? 'total' : undefined
}
