import { translations } from '@pravesh/console-kit'
import { formResolver } from '@pravesh/console-kit/form/validation/form-resolver'
import type { GridColumn } from '@pravesh/console-kit/grid/cells'
import { type ClassFee, feeTotals, type GradeFeeRow, gradeFeeRow, gradeFeeTable, sourceSchema } from '@pravesh/contract'
import { classLabel } from '../record/field-label.ts'
import { classTerms, columnTerms, periodTerms } from './sheet-terms.ts'

type FeeRow = Readonly<Record<string, unknown>>
/** Class numbers of the contract: nursery is -2, LKG -1, UKG 0. */
const classes = Array.from({ length: 15 }, (_, index) => index - 2)
/** The most classes that a table has. */
export const maxClasses = classes.length

/** The parts of a fee in the table; the rest has a dialog of its own. */
const amounts = ['registration', 'admission', 'caution', 'annual', 'development', 'exam'] as const

/** Columns of the table, labelled in the language of the console. */
export function feeColumns(): readonly GridColumn[] {
  const { text } = translations()
  const periods = (['month', 'quarter', 'year'] as const).map((id) => ({
    id,
    name: text(`fee.${id}`),
    synonyms: periodTerms[id],
  }))
  return [
    {
      name: 'class',
      label: text('editor.class'),
      synonyms: columnTerms.class,
      kind: 'choice',
      options: classes.map((id) => ({ id, name: classLabel(id), synonyms: classTerms(id) })),
    },
    { name: 'tuition', label: text('fee.tuition'), synonyms: columnTerms.tuition, kind: 'integer' },
    {
      name: 'tuitionPeriod',
      label: text('fee.tuitionPeriod'),
      synonyms: columnTerms.tuitionPeriod,
      kind: 'choice',
      options: periods,
    },
    ...amounts.map(
      (name): GridColumn => ({
        name,
        label: text(`fee.${name}`),
        synonyms: columnTerms[name],
        kind: 'integer',
      }),
    ),
  ]
}
export const rowName = (row: FeeRow): string => classLabel(row.class)

/** A new row: the first class after the last that has no row yet, with the period of its tuition. */
export function nextRow(rows: readonly FeeRow[]): GradeFeeRow {
  const last = rows.at(-1)
  const free = classes.filter((number) => !rows.some((row) => row.class === number))
  const number = free.find((grade) => grade > Number(last?.class ?? -3)) ?? free[0] ?? 12
  const period = gradeFeeRow.shape.tuitionPeriod.safeParse(last?.tuitionPeriod).data
  return gradeFeeRow.parse({ class: number, ...(period && { tuitionPeriod: period }) })
}
/** A fee without the fields that the server adds: its session, its totals, its source. */
export const rowOf = (fee: ClassFee): GradeFeeRow => gradeFeeRow.strip().parse(fee)

/** Totals of a row as families see them; undefined while a cell cannot be read. */
export function totalsOf(row: FeeRow) {
  const fee = gradeFeeRow.safeParse(row).data
  return fee && feeTotals(fee)
}
/** The school year after another: 2026-27 → 2027-28. */
export function sessionAfter(session: string): string {
  const year = Number(session.slice(0, 4)) + 1
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`
}
/** The school year of a day, which begins in April. */
export function sessionOf(day: Date): string {
  const year = day.getMonth() < 3 ? day.getFullYear() - 1 : day.getFullYear()
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`
}

/** Validates a table as the server does; an empty one is a deletion, which has a button of its own. */
export const feeResolver = formResolver(gradeFeeTable, ({ fees, version }) => ({ fees, version: version ?? null }))
/** The same for a table with a named source. */
export const sourcedFeeResolver = formResolver(
  gradeFeeTable.extend({ source: sourceSchema }),
  ({ fees, version, source }) => ({ fees, version: version ?? null, source: source ?? {} }),
)
