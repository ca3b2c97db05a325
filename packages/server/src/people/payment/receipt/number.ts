import { sql } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { receiptCounter } from '../../../platform/db/tables.ts'

/** The financial year of a date in India, April to March, as `26-27`. */
export function financialYear(date: Date): string {
  const india = new Date(date.getTime() + 5.5 * 3_600_000)
  const first = india.getUTCFullYear() - (india.getUTCMonth() < 3 ? 1 : 0)
  const short = (year: number) => String(year % 100).padStart(2, '0')
  return `${short(first)}-${short(first + 1)}`
}

/**
 * The next receipt number of this financial year, such as `PR/26-27/000001`; at most 16 characters, as tax invoices have.
 * The counter's row is locked until the caller's transaction ends, and goes back with it: no number is lost or used twice.
 */
export async function nextReceipt(tx: Tx, date = new Date()): Promise<string> {
  const year = financialYear(date)
  const [counter] = await tx
    .insert(receiptCounter)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: receiptCounter.year, set: { last: sql`${receiptCounter.last} + 1` } })
    .returning({ last: receiptCounter.last })
  if (!counter) throw new Error('No receipt number was given')
  return `PR/${year}/${String(counter.last).padStart(6, '0')}`
}
