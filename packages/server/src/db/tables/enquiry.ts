import type { EnquiryKind } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../catalogue/columns.ts'
import { adminAccount } from './session.ts'

/** A person's question. What they wrote later, within a day, is appended as messages. */
export const enquiry = pgTable(
  'enquiry',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    reference: text().notNull(),
    kind: text().$type<EnquiryKind>().notNull(),
    status: text()
      .$type<'new' | 'assigned' | 'contacted' | 'replied' | 'converted' | 'closed' | 'spam'>()
      .notNull()
      .default('new'),
    name: text().notNull(),
    /** E.164. */
    mobile: text().notNull(),
    email: text(),
    city: text(),
    state: text(),
    message: text(),
    instituteType: text().$type<'school' | 'college'>(),
    instituteId: integer(),
    pageUrl: text(),
    origin: text(),
    consentVersion: text().notNull(),
    language: text().$type<'en' | 'hi'>().notNull().default('en'),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Who of the desk has it in hand. */
    assignee: integer().references(() => adminAccount.id, { onDelete: 'set null' }),
    createdAt: instant().notNull().default(sql`now()`),
    updatedAt: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('enquiry_reference').on(t.reference),
    index('enquiry_kind').on(t.kind, t.id.desc()),
    index('enquiry_mobile').on(t.mobile, t.kind, t.id.desc()),
    index('enquiry_institute').on(t.instituteType, t.instituteId, t.id.desc()),
    index('enquiry_assignee').on(t.assignee, t.id.desc()),
  ],
)

export const enquiryMessage = pgTable(
  'enquiry_message',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    enquiry: integer()
      .notNull()
      .references(() => enquiry.id, { onDelete: 'cascade' }),
    message: text(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    pageUrl: text(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (t) => [index('enquiry_message_enquiry').on(t.enquiry, t.id)],
)

/** Which member of staff read whose contact, and when. Shown to the person. */
export const contactRead = pgTable(
  'contact_read',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    enquiry: integer()
      .notNull()
      .references(() => enquiry.id, { onDelete: 'cascade' }),
    realm: text().$type<'admin' | 'buyer'>().notNull(),
    account: integer().notNull(),
    readAt: instant().notNull().default(sql`now()`),
  },
  (t) => [index('contact_read_enquiry').on(t.enquiry, t.id)],
)

/** What staff wrote to an enquiry: a remark is internal, a reply was sent to the person. */
export const enquiryNote = pgTable(
  'enquiry_note',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    enquiry: integer()
      .notNull()
      .references(() => enquiry.id, { onDelete: 'cascade' }),
    kind: text().$type<'remark' | 'reply'>().notNull(),
    /** Whose remark it is: an institute does not see those of the desk. */
    realm: text().$type<'admin' | 'buyer'>().notNull(),
    account: integer().notNull(),
    body: text().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (t) => [index('enquiry_note_enquiry').on(t.enquiry, t.id)],
)

/** A mail to many. It is done once each of its people has been handed to the post. */
export const massMail = pgTable(
  'mass_mail',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    state: text().$type<'sending' | 'paused' | 'done'>().notNull().default('sending'),
    /** With their variables filled, but for those of each person. */
    subject: text().notNull(),
    body: text().notNull(),
    /** Of the request: sent again, it is the same mail. */
    key: text(),
    account: integer().notNull(),
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
    address: text().notNull(),
    postedAt: instant(),
  },
  (t) => [
    uniqueIndex('mass_mail_person_address').on(t.mail, t.address),
    index('mass_mail_person_waiting').on(t.mail, t.id).where(sql`posted_at is null`),
    index('mass_mail_person_enquiry').on(t.enquiry),
  ],
)
