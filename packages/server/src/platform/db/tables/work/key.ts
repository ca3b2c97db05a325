import { pgTable, sql, text } from '../../drizzle.ts'
import { instant } from '../columns.ts'

/** The encryption keys that a start was given, by name. `proof` is sealed with the key: another one of that name cannot open it. */
export const encryptionKey = pgTable('encryption_key', {
  id: text().primaryKey(),
  proof: text().notNull(),
  since: instant().notNull().default(sql`now()`),
})
