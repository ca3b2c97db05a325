import type { contactReaders, EnquiryKind, InstituteType } from '@pravesh/contract'
import { instant } from '../../columns.ts'
import { check, index, integer, jsonb, pgTable, sql, text, uniqueIndex } from '../../drizzle.ts'
import { falling, trigrams } from '../orders.ts'
import { application } from './admission.ts'
import { adminAccount, studentAccount } from './session.ts'

/** A person's question. What the same person wrote later, within a day, is appended as messages. */
export const enquiry = pgTable(
  'enquiry',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    reference: text().notNull(),
    /** Who sent it: somebody whom nobody knows, a signed-in account, or the desk for a caller. */
    sender: text().$type<'visitor' | 'account' | 'desk'>().notNull().default('visitor'),
    /** Whose it is, where it was sent signed in. */
    account: integer().references(() => studentAccount.id, { onDelete: 'set null' }),
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
    instituteType: text().$type<InstituteType>(),
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
    index('enquiry_kind').on(t.kind, falling(t.id)),
    index('enquiry_mobile').on(t.mobile, t.kind, falling(t.id)),
    index('enquiry_account').on(t.account, falling(t.id)),
    index('enquiry_institute').on(t.instituteType, t.instituteId, falling(t.id)),
    index('enquiry_assignee').on(t.assignee, falling(t.id)),
    index('enquiry_status').on(t.status, t.id),
    index('enquiry_named').on(t.name, t.id),
    index('enquiry_created').on(falling(t.createdAt), falling(t.id)),
    index('enquiry_email').on(sql`lower(${t.email})`),
    index('enquiry_searched').using('gin', trigrams(t.name), trigrams(t.reference), trigrams(t.message)),
  ],
)

/** What the same person wrote later, with all that came with it: a message is never less than an enquiry of its own. */
export const enquiryMessage = pgTable(
  'enquiry_message',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    enquiry: integer()
      .notNull()
      .references(() => enquiry.id, { onDelete: 'cascade' }),
    /** What was told with this message. Null in messages from before it was kept. */
    reference: text(),
    name: text(),
    email: text(),
    city: text(),
    state: text(),
    origin: text(),
    consentVersion: text(),
    language: text().$type<'en' | 'hi'>(),
    message: text(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    pageUrl: text(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (t) => [
    index('enquiry_message_enquiry').on(t.enquiry, t.id),
    uniqueIndex('enquiry_message_reference').on(t.reference),
  ],
)

/** Who of the staff read whose contact, in an enquiry or an application, or which system of a college was sent it, and when. Shown to the person. */
export const contactRead = pgTable(
  'contact_read',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Stays when the enquiry is deleted: who read it is then all that is left of it. */
    enquiry: integer(),
    application: integer().references(() => application.id, { onDelete: 'cascade' }),
    realm: text().$type<(typeof contactReaders)[number]>().notNull(),
    /** An account of the realm; of third parties the service. */
    account: integer().notNull(),
    readAt: instant().notNull().default(sql`now()`),
  },
  (t) => [
    check('contact_read_of', sql`num_nonnulls(${t.enquiry}, ${t.application}) = 1`),
    index('contact_read_enquiry').on(t.enquiry, t.id),
    index('contact_read_application').on(t.application, t.id),
  ],
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
    /** Ids that were asked for and are no such enquiry. */
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
    leftOut: text().$type<'spam' | 'no-address' | 'same-address'>(),
    postedAt: instant(),
  },
  (t) => [
    uniqueIndex('mass_mail_person_address').on(t.mail, t.address),
    index('mass_mail_person_waiting').on(t.mail, t.id).where(sql`posted_at is null and left_out is null`),
    index('mass_mail_person_enquiry').on(t.enquiry),
  ],
)
