import type { leftOutReasons, mailPurposes, massMailStates, suppressionReasons } from '@pravesh/contract'
import { index, integer, pgTable, sql, text, uniqueIndex } from '../../drizzle.ts'
import { instant } from '../columns.ts'
import { falling } from '../orders.ts'
import { enquiry } from './enquiry.ts'

/** A mail to many. It is done once each of its people has been handed to the post. */
export const massMail = pgTable(
  'mass_mail',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    state: text().$type<(typeof massMailStates)[number]>().notNull().default('sending'),
    /** With their variables filled, but for those of each person. */
    subject: text().notNull(),
    body: text().notNull(),
    /** The same in Hindi; null where everybody gets the one above. */
    subjectHi: text(),
    bodyHi: text(),
    /** Mails posted a minute, at most. */
    perMinute: integer().notNull().default(60),
    /** Time of the next mails: the pace belongs to the mail, not to the worker. */
    nextAt: instant().notNull().default(sql`now()`),
    /** Of the request: sent again, it is the same mail. */
    key: text(),
    account: integer().notNull(),
    /** Requested ids without such an enquiry. */
    absent: integer().array().notNull().default([]),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (t) => [uniqueIndex('mass_mail_key').on(t.key)],
)
/** One person of a mail to many, by the address it goes to. */
export const massMailPerson = pgTable(
  'mass_mail_person',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    mail: integer()
      .notNull()
      .references(() => massMail.id, { onDelete: 'cascade' }),
    /** Gone where the enquiry was deleted before its turn came: then nothing is sent. */
    enquiry: integer()
      .notNull()
      .references(() => enquiry.id, { onDelete: 'cascade' }),
    /** Null where they were left out from the start. */
    address: text(),
    /** Why nothing is sent to them; they may have become it while the mail waited. */
    leftOut: text().$type<Exclude<(typeof leftOutReasons)[number], 'absent'>>(),
    postedAt: instant(),
    /** Time at which the address rejected the mail. */
    bouncedAt: instant(),
  },
  (t) => [
    uniqueIndex('mass_mail_person_address').on(t.mail, t.address),
    index('mass_mail_person_waiting').on(t.mail, t.id).where(sql`posted_at is null and left_out is null`),
    index('mass_mail_person_enquiry').on(t.enquiry),
    index('mass_mail_person_posted').on(t.address, t.postedAt),
  ],
)

/** An address that mails of a purpose no longer go to; `all` is every mail to many. In small letters. */
export const mailSuppression = pgTable(
  'mail_suppression',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    address: text().notNull(),
    purpose: text().$type<(typeof mailPurposes)[number]>().notNull(),
    reason: text().$type<(typeof suppressionReasons)[number]>().notNull(),
    /** The mail server's response, without addresses. */
    detail: text(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('mail_suppression_address').on(t.address, t.purpose),
    index('mail_suppression_created').on(falling(t.createdAt), falling(t.id)),
  ],
)

/** Bounces that a mail provider reported, each event once. Those that are old are swept. */
export const mailBounce = pgTable(
  'mail_bounce',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    event: text().notNull(),
    address: text().notNull(),
    type: text().$type<'hard' | 'soft' | 'complaint'>().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('mail_bounce_event').on(t.event),
    index('mail_bounce_address').on(t.address, t.createdAt),
    index('mail_bounce_created').on(t.createdAt),
  ],
)
