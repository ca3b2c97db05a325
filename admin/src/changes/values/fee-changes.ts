import { translations } from '@pravesh/console-kit'
import { type GradeFeeRow, type LoggedFeeTable, loggedFeeTable } from '@pravesh/contract'
import { feeColumns } from '@pravesh/institute-screens/fees/fee-table'
import { classLabel } from '@pravesh/institute-screens/record/field-label'
import { formatCount } from '@pravesh/messages'
import { changeTexts } from '@pravesh/messages/screens/operations/changes'

/** The table of a value in the log; undefined where there was none, or it could no longer be saved. */
export const loggedTableOf = (value: unknown): LoggedFeeTable | undefined => loggedFeeTable.safeParse(value).data

/** A class of a table in one line: each fee under its label. */
function rowText(row: GradeFeeRow): string {
  const { text, translate, language } = translations()
  const period = text(`fee.${row.tuitionPeriod}`)
  const values: Readonly<Record<string, unknown>> = row
  const amounts = feeColumns().flatMap(({ name, label }) => {
    const value = values[name]
    if (name === 'class' || typeof value !== 'number') return []
    return `${label} ${formatCount(value, language)}${name === 'tuition' ? ` (${period})` : ''}`
  })
  const further: readonly (readonly [label: string, amount: number | null])[] = [
    [translate(changeTexts.hostelAYear), row.hostel],
    [translate(changeTexts.booksAbout), row.booksEstimate],
    ...row.transport.map(({ upToKm, amount }) => [`${translate(changeTexts.upToKm)} ${upToKm}`, amount] as const),
    ...row.other.map(({ name, amount }) => [name, amount] as const),
  ]
  const rest = further.flatMap(([label, amount]) =>
    amount === null ? [] : `${label} ${formatCount(amount, language)}`,
  )
  return [...amounts, ...rest, ...(row.siblingDiscount ? [row.siblingDiscount] : [])].join(', ')
}

/** A class whose fees differ between two tables; null on the side that has no such class. */
export type FeeDifference = { label: string; before: string | null; after: string | null }

/** The classes that differ between two tables, the lowest first. */
export function feeDifferences(before: LoggedFeeTable | undefined, after: LoggedFeeTable | undefined): FeeDifference[] {
  const linesOf = (table: LoggedFeeTable | undefined) =>
    new Map(table?.fees.map((row) => [row.class, { text: rowText(row), json: JSON.stringify(row) }]))
  const [former, current] = [linesOf(before), linesOf(after)]
  const classes = [...new Set([...former.keys(), ...current.keys()])].sort((a, b) => a - b)
  return classes.flatMap((number) => {
    const [first, last] = [former.get(number), current.get(number)]
    if (first?.json === last?.json) return []
    return { label: classLabel(number), before: first?.text ?? null, after: last?.text ?? null }
  })
}
