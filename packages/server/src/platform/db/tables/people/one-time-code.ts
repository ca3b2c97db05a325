import { boolean, index, integer, pgTable, primaryKey, sql, text } from '../../drizzle.ts'
import { instant } from '../columns.ts'
import { studentAccount } from './session.ts'

/** A code sent to a mobile, stored as an HMAC. After its use it may contain a ticket for sign-up. */
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

/** A code mailed to a family's account to verify its address, stored as an HMAC. One for each account: the last. */
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

/** A temporary password after a reset, stored as an HMAC in addition to the current one. One for each account. */
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

/** Whom the account of a person under 18 asks to agree. It waits while there is no answer (DPDP Act 2023, s. 9(1)). */
export const guardianRequest = pgTable('guardian_request', {
  account: integer()
    .primaryKey()
    .references(() => studentAccount.id, { onDelete: 'cascade' }),
  /** Random: it is in the link to the guardian's page. Another guardian gets another. */
  id: text().notNull().unique(),
  /** As the student wrote it. Null, as the mobile, until somebody was named. */
  name: text(),
  /** E.164. */
  mobile: text(),
  /** Id of the code that was sent last. */
  otpId: text(),
  sentAt: instant(),
  askedAt: instant().notNull().default(sql`now()`),
  answeredAt: instant(),
})
