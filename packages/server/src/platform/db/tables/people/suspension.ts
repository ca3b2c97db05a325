import { boolean, index, integer, pgTable, sql, text } from '../../drizzle.ts'
import { instant } from '../columns.ts'
import { falling } from '../orders.ts'

/** Each decision to suspend or reopen an account: author, time and reason. Append-only. */
export const accountSuspension = pgTable(
  'account_suspension',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    realm: text().$type<'admin' | 'buyer' | 'student'>().notNull(),
    account: integer().notNull(),
    suspended: boolean().notNull(),
    reason: text().notNull(),
    by: text().notNull(),
    at: instant().notNull().default(sql`now()`),
  },
  (t) => [index('account_suspension_of').on(t.realm, t.account, falling(t.id))],
)
