import { type AnyPgColumn, and, type SQL, sql } from '../drizzle.ts'

export type Days = { date1?: string | undefined; date2?: string | undefined }

/** Rows with a timestamp between two days, both inclusive, by days of India; undefined without either. */
export const onDays = (timestamp: AnyPgColumn, { date1, date2 }: Days): SQL | undefined =>
  and(
    date1 === undefined ? undefined : sql`${timestamp} >= (${date1}::date)::timestamp at time zone 'Asia/Kolkata'`,
    date2 === undefined ? undefined : sql`${timestamp} < (${date2}::date + 1)::timestamp at time zone 'Asia/Kolkata'`,
  )
