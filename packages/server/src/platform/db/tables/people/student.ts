import type {
  ErasureRow,
  InstituteType,
  Review,
  ReviewEvent,
  ReviewReportReason,
  ReviewVersion,
} from '@pravesh/contract'
import { index, integer, jsonb, pgTable, sql, text, uniqueIndex } from '../../drizzle.ts'
import { course } from '../catalogue.ts'
import { instant } from '../columns.ts'
import { falling } from '../orders.ts'
import { child } from './admission.ts'
import { adminAccount, studentAccount } from './session.ts'

const account = () =>
  integer()
    .notNull()
    .references(() => studentAccount.id, { onDelete: 'cascade' })
const accountPrimaryKey = () =>
  integer()
    .primaryKey()
    .references(() => studentAccount.id, { onDelete: 'cascade' })
const instituteType = () => text().$type<InstituteType>().notNull()

/** Profile details of a person, in addition to the account. */
export const studentProfile = pgTable('student_profile', {
  account: accountPrimaryKey(),
  profile: jsonb().$type<Record<string, unknown>>().notNull(),
  updatedAt: instant().notNull().default(sql`now()`),
})

/** Where refunds go. The number is sealed (AES-256-GCM); only its last four digits are readable. */
export const bankDetail = pgTable('bank_detail', {
  account: accountPrimaryKey(),
  holder: text().notNull(),
  number: text().notNull(),
  lastFour: text().notNull(),
  ifsc: text().notNull(),
  type: text().$type<'savings' | 'current'>().notNull(),
  upi: text(),
  createdAt: instant().notNull().default(sql`now()`),
  updatedAt: instant().notNull().default(sql`now()`),
})

/** Who exercises the rights of an account in case of death or incapacity (Digital Personal Data Protection Act 2023, s. 14). */
export const nominee = pgTable('nominee', {
  account: accountPrimaryKey(),
  name: text().notNull(),
  relation: text().notNull(),
  /** E.164. */
  mobile: text(),
  email: text(),
  createdAt: instant().notNull().default(sql`now()`),
  updatedAt: instant().notNull().default(sql`now()`),
})

/** Reads of a nominee by administrators. Visible to the family. */
export const nomineeRead = pgTable(
  'nominee_read',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    account: integer()
      .notNull()
      .references(() => nominee.account, { onDelete: 'cascade' }),
    admin: integer().references(() => adminAccount.id, { onDelete: 'set null' }),
    readAt: instant().notNull().default(sql`now()`),
  },
  (t) => [index('nominee_read_account').on(t.account, t.id)],
)

export const review = pgTable(
  'review',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    account: account(),
    instituteType: instituteType(),
    instituteId: integer().notNull(),
    role: text().notNull(),
    fromYear: integer(),
    toYear: integer(),
    overall: integer().notNull(),
    aspects: jsonb().$type<Record<string, number>>().notNull().default({}),
    pros: text().notNull(),
    cons: text().notNull(),
    status: text().$type<'pending' | 'published' | 'rejected' | 'withdrawn'>().notNull().default('pending'),
    /** Why it was rejected. */
    reason: text(),
    verification: text().$type<Review['verification']>().notNull().default('none'),
    ownerReply: text(),
    /** Since when it waits for a decision of staff: written, changed or reported. Null where none is due. */
    waitingSince: instant(),
    createdAt: instant().notNull().default(sql`now()`),
    updatedAt: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('review_one_each').on(t.account, t.instituteType, t.instituteId).where(sql`status <> 'withdrawn'`),
    index('review_account').on(t.account, falling(t.id)),
    index('review_institute').on(t.instituteType, t.instituteId, falling(t.id)),
    index('review_status').on(t.status, falling(t.createdAt), falling(t.id)),
    index('review_waiting').on(t.waitingSince, t.id).where(sql`waiting_since is not null`),
  ],
)

/** Events of a review: decisions of staff, changes of its author with the previous version, reports of readers. */
export const reviewEvent = pgTable(
  'review_event',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    review: integer()
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    kind: text().$type<ReviewEvent['kind']>().notNull(),
    /** Name of the administrator who decided. */
    staff: text(),
    reportReason: text().$type<ReviewReportReason>(),
    /** The reason of a rejection, or a reader's report. */
    reason: text(),
    before: jsonb().$type<ReviewVersion>(),
    at: instant().notNull().default(sql`now()`),
  },
  (t) => [index('review_event_review').on(t.review, falling(t.id))],
)

/** An institute that a family means to apply to and pay for. */
export const cartItem = pgTable(
  'cart_item',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    account: account(),
    child: integer().references(() => child.id, { onDelete: 'cascade' }),
    instituteType: instituteType(),
    instituteId: integer().notNull(),
    course: integer().references(() => course.id),
    specialization: integer(),
    feesType: text().$type<'registration' | 'application' | 'counselling'>().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('cart_item_unique').on(
      t.account,
      t.instituteType,
      t.instituteId,
      t.feesType,
      sql`coalesce(${t.child}, 0)`,
      sql`coalesce(${t.course}, 0)`,
    ),
    index('cart_item_child').on(t.child),
    index('cart_item_course').on(t.course),
  ],
)

/**
 * A request to erase an account, one of its children, or the papers of one of its applications. It has no foreign key: once it is done it
 * is all that is left, and what an operator repeats after a restore.
 */
export const erasure = pgTable(
  'erasure',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    account: integer().notNull(),
    subject: text().$type<ErasureRow['subject']>().notNull(),
    /** Id of the application or the child; of the account its own. */
    of: integer().notNull(),
    /** `inactive`: nobody had signed in for years. A sign-in ends such a request. */
    reason: text().$type<'asked' | 'inactive'>().notNull().default('asked'),
    createdAt: instant().notNull().default(sql`now()`),
    dueAt: instant().notNull(),
    erasedAt: instant(),
  },
  (t) => [
    uniqueIndex('erasure_open').on(t.account, t.subject, t.of).where(sql`erased_at is null`),
    index('erasure_due').on(t.dueAt).where(sql`erased_at is null`),
  ],
)
