import { boolean, index, integer, pgTable, primaryKey, sql, text } from '../../drizzle.ts'
import { instant } from '../columns.ts'
import { studentAccount } from './session.ts'

/** A code sent to a mobile, kept as an HMAC. After it was right it may hold a ticket to sign up with. */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    /** Random: the wire's `otpId`. */
    id: text().primaryKey(),
    /** E.164. */
    mobile: text().notNull(),
    /** Which account it signs in, where the mobile has two from before. */
    track: text().$type<'college' | 'school'>().notNull(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    /** SHA-256 of the sign-up ticket. */
    ticketHash: text(),
    createdAt: instant().notNull().default(sql`now()`),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index('one_time_code_mobile').on(t.mobile, t.track), index('one_time_code_ticket').on(t.ticketHash)],
)

/** A code mailed to a family's account to verify its address, kept as an HMAC. One an account: the last. */
export const emailCode = pgTable('email_code', {
  student: integer()
    .primaryKey()
    .references(() => studentAccount.id, { onDelete: 'cascade' }),
  /** The address that it was mailed to. */
  email: text().notNull(),
  codeHash: text().notNull(),
  tries: integer().notNull().default(0),
  expiresAt: instant().notNull(),
})

/** A password sent to a person who forgot theirs, kept as an HMAC beside the one that still holds. One an account. */
export const temporaryPassword = pgTable(
  'temporary_password',
  {
    realm: text().$type<'student' | 'buyer'>().notNull(),
    account: integer().notNull(),
    passwordHash: text().notNull(),
    /** Sent to the account's e-mail address, and not to its mobile. */
    byMail: boolean().notNull().default(false),
    expiresAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.realm, t.account] })],
)

/** Who agreed to what when an account was opened: the person, and a guardian where the person is under 18. */
export const accountConsent = pgTable(
  'account_consent',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    student: integer()
      .notNull()
      .references(() => studentAccount.id, { onDelete: 'cascade' }),
    by: text().$type<'self' | 'guardian'>().notNull(),
    name: text().notNull(),
    /** E.164. */
    mobile: text().notNull(),
    version: text().notNull(),
    at: instant().notNull().default(sql`now()`),
  },
  (t) => [index('account_consent_student').on(t.student)],
)
