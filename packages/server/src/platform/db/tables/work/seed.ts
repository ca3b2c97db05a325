import { pgTable, sql, text } from '../../drizzle.ts'
import { instant } from '../columns.ts'

/** Which seeds have been sown, so that what people deleted does not come back. */
export const seedRun = pgTable('seed_run', {
  name: text().primaryKey(),
  at: instant().notNull().default(sql`now()`),
})
