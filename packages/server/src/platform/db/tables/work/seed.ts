import { pgTable, sql, text } from '../../drizzle.ts'
import { instant } from '../columns.ts'

/** Completed seeds, so that deleted demo records do not come back. */
export const seedRun = pgTable('seed_run', {
  name: text().primaryKey(),
  at: instant().notNull().default(sql`now()`),
})
