import { dayInIndia } from '@pravesh/messages'
import { type SQL, sql } from '../drizzle.ts'

/** Today's date in India, ISO 8601. Admissions open and close by it. */
export const today = (date = new Date()): string => dayInIndia(date)

/** Today's date in a statement that is written once: `{ today: today() }` are its values. */
export const placedToday: SQL = sql`${sql.placeholder('today')}::date`
