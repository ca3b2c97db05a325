import { integer, pgTable, sql, text, uniqueIndex } from '../../drizzle.ts'
import { instant } from '../columns.ts'

/** Messages that the demo would have sent. */
export const outbox = pgTable(
  'outbox',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<'mail' | 'sms'>().notNull(),
    to: text().notNull(),
    subject: text(),
    text: text().notNull(),
    /** Of the message: delivering it again leaves one. */
    reference: text().notNull(),
    at: instant().notNull().default(sql`now()`),
  },
  (t) => [uniqueIndex('outbox_reference').on(t.reference)],
)
