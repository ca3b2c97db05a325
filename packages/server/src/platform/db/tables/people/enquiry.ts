import type {
  callOutcomes,
  contactReaders,
  EnquiryKind,
  enquiryChangeActions,
  enquiryStates,
  InstituteType,
} from '@pravesh/contract'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
} from '../../drizzle.ts'
import { instant } from '../columns.ts'
import { falling, trigrams } from '../orders.ts'
import { application } from './admission.ts'
import { adminAccount, buyerAccount, studentAccount } from './session.ts'

/** A person's question. Messages of the same person within a day are appended. */
export const enquiry = pgTable(
  'enquiry',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    reference: text().notNull(),
    /** The sender: an anonymous visitor, a signed-in account, or staff on behalf of a caller. */
    sender: text().$type<'visitor' | 'account' | 'desk'>().notNull().default('visitor'),
    /** The account, if it was sent signed in. */
    account: integer().references(() => studentAccount.id, { onDelete: 'set null' }),
    kind: text().$type<EnquiryKind>().notNull(),
    status: text().$type<(typeof enquiryStates)[number]>().notNull().default('new'),
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
    /** The assigned administrator. */
    assignee: integer().references(() => adminAccount.id, { onDelete: 'set null' }),
    /** Hours within which a reply is promised, or, of a grievance, the law asks for one. */
    replyWithinHours: integer().notNull().default(48),
    /** A reply was promised by then; null where nothing waits for one. Set by triggers, from messages, notes and status. */
    replyBy: instant(),
    /** The day on which an administrator looks at it again. */
    followUpOn: date({ mode: 'string' }),
    /** The person of the institute who has it in hand, and the day on which the institute looks at it again. */
    instituteAssignee: integer().references(() => buyerAccount.id, { onDelete: 'set null' }),
    instituteFollowUpOn: date({ mode: 'string' }),
    /** Deleted, for a restore or the removal within minutes: visible only in the administrators' list of deleted ones. */
    deletedAt: instant(),
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
    index('enquiry_institute_assignee')
      .on(t.instituteAssignee, falling(t.id))
      .where(sql`institute_assignee is not null`),
    index('enquiry_status').on(t.status, t.id),
    index('enquiry_named').on(t.name, t.id),
    index('enquiry_created').on(falling(t.createdAt), falling(t.id)),
    index('enquiry_email').on(sql`lower(${t.email})`),
    index('enquiry_reply_by').on(t.replyBy, t.id),
    index('enquiry_open')
      .on(t.kind, t.replyBy, t.id)
      .where(sql`status in ('new', 'assigned', 'contacted') and deleted_at is null`),
    // Institutes by how long they let a family wait.
    index('enquiry_waiting')
      .on(t.instituteType, t.instituteId, t.createdAt)
      .where(sql`status in ('new', 'assigned', 'contacted') and deleted_at is null and institute_id is not null`),
    index('enquiry_follow_up').on(t.followUpOn, t.id).where(sql`follow_up_on is not null`),
    index('enquiry_deleted').on(t.deletedAt, t.id).where(sql`deleted_at is not null`),
    index('enquiry_searched').using('gin', trigrams(t.name), trigrams(t.reference), trigrams(t.message)),
  ],
)

/** A later message of the same person, with all its fields: a message is never less than an enquiry of its own. */
export const enquiryMessage = pgTable(
  'enquiry_message',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    enquiry: integer()
      .notNull()
      .references(() => enquiry.id, { onDelete: 'cascade' }),
    /** Reference of this message. Null in messages from before it was stored. */
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

/** Reads of a contact, in an enquiry or an application, by a staff member or a college's system, with the time. Visible to the person. */
export const contactRead = pgTable(
  'contact_read',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Stays when the enquiry is deleted: the reads are all that is left of it. */
    enquiry: integer(),
    application: integer().references(() => application.id, { onDelete: 'cascade' }),
    realm: text().$type<(typeof contactReaders)[number]>().notNull(),
    /** An account of the realm; of third parties the service. */
    account: integer().notNull(),
    readAt: instant().notNull().default(sql`now()`),
    /** True where the signed packet of the application was downloaded. */
    packet: boolean().notNull().default(false),
  },
  (t) => [
    check('contact_read_of', sql`num_nonnulls(${t.enquiry}, ${t.application}) = 1`),
    index('contact_read_enquiry').on(t.enquiry, t.id),
    index('contact_read_application').on(t.application, t.id),
    index('contact_read_at').using('brin', t.readAt),
  ],
)

/** Administrators who opened an enquiry since its person's last message. */
export const enquiryOpening = pgTable(
  'enquiry_opening',
  {
    enquiry: integer()
      .notNull()
      .references(() => enquiry.id, { onDelete: 'cascade' }),
    account: integer()
      .notNull()
      .references(() => adminAccount.id, { onDelete: 'cascade' }),
    openedAt: instant().notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.enquiry, t.account] })],
)

/** People of an institute who opened an enquiry since its person's last message. */
export const instituteEnquiryOpening = pgTable(
  'institute_enquiry_opening',
  {
    enquiry: integer()
      .notNull()
      .references(() => enquiry.id, { onDelete: 'cascade' }),
    account: integer()
      .notNull()
      .references(() => buyerAccount.id, { onDelete: 'cascade' }),
    openedAt: instant().notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.enquiry, t.account] })],
)

/** Change log of enquiries. It has no foreign key: an entry outlives its enquiry. */
export const enquiryChange = pgTable(
  'enquiry_change',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Null for an export, which is of many. */
    enquiry: integer(),
    reference: text(),
    action: text().$type<(typeof enquiryChangeActions)[number]>().notNull(),
    /** Null where a job did it. */
    realm: text().$type<'admin' | 'buyer'>(),
    account: integer(),
    /** `from` and `to` of a status or an assignee; the filter of an export. No contact. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (t) => [index('enquiry_change_enquiry').on(t.enquiry, t.id), index('enquiry_change_at').using('brin', t.createdAt)],
)

/** Notes of staff on an enquiry: a remark is internal, a reply was sent to the person, a call was made by telephone. */
export const enquiryNote = pgTable(
  'enquiry_note',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    enquiry: integer()
      .notNull()
      .references(() => enquiry.id, { onDelete: 'cascade' }),
    kind: text().$type<'remark' | 'reply' | 'call'>().notNull(),
    /** Of a call. */
    outcome: text().$type<(typeof callOutcomes)[number]>(),
    /** The side of a remark: an institute does not see those of administrators. */
    realm: text().$type<'admin' | 'buyer'>().notNull(),
    account: integer().notNull(),
    body: text().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (t) => [index('enquiry_note_enquiry').on(t.enquiry, t.id)],
)
