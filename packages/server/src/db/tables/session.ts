import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../catalogue/columns.ts'

export const adminAccount = pgTable(
  'admin_account',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    username: text().notNull(),
    /** argon2id, PHC string. */
    passwordHash: text().notNull(),
    name: text(),
    suspended: boolean().notNull().default(false),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (t) => [uniqueIndex('admin_account_username').on(sql`lower(${t.username})`)],
)

/** A live token, known by its SHA-256 only. The realm is part of the key to the account. */
export const session = pgTable(
  'session',
  {
    tokenHash: text().primaryKey(),
    realm: text().$type<'admin' | 'buyer' | 'student'>().notNull(),
    account: integer().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    lastUsedAt: instant().notNull().default(sql`now()`),
  },
  (t) => [index('session_account').on(t.realm, t.account)],
)

/** Counted tries in a window, by a key such as `login:admin:name`; survives a restart. */
export const throttle = pgTable('throttle', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resetsAt: instant().notNull(),
})
