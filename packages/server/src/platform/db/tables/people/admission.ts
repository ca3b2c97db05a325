import {
  type AccessRow,
  type ApplicationMove,
  type ApplicationState,
  closedStates,
  type InstituteType,
  type Question,
  type SentApplication,
  type TransitionActor,
} from '@pravesh/contract'
import { check, date, index, integer, jsonb, pgTable, primaryKey, sql, text, uniqueIndex } from '../../drizzle.ts'
import { course } from '../catalogue.ts'
import { instant } from '../columns.ts'
import { college, school } from '../institute/institute.ts'
import { falling } from '../orders.ts'
import { studentAccount } from './session.ts'

const owner = () =>
  integer()
    .notNull()
    .references(() => studentAccount.id, { onDelete: 'cascade' })
const instituteType = () => text().$type<InstituteType>().notNull()

/** An application as it was sent, with the sealed texts of the child and of the student's form. */
type StoredSent = SentApplication & { sealed?: { child: string | null; form: string | null } }

/** A child of a parent's account. No Aadhaar number is stored, anywhere. */
export const child = pgTable(
  'child',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    account: owner(),
    name: text().notNull(),
    dateOfBirth: date({ mode: 'string' }).notNull(),
    gender: text(),
    /** A document of the vault. */
    photo: integer(),
    nationality: text(),
    motherTongue: text(),
    /** In rows from before these were sealed in `commonForm`; null in others. */
    category: text(),
    specialNeeds: text(),
    currentSchool: text(),
    currentClass: integer(),
    classSought: integer(),
    session: text(),
    relation: text().notNull(),
    /** The common form, by its sections. `sealed`: health, category and quotas; `sealedIncomes`: the parents' incomes. */
    commonForm: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instant().notNull().default(sql`now()`),
    updatedAt: instant().notNull().default(sql`now()`),
  },
  (t) => [index('child_account').on(t.account, t.id)],
)

/** One application to one institute. `payment` is the payment that submitted it. */
export const application = pgTable(
  'application',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    account: integer()
      .notNull()
      .references(() => studentAccount.id),
    child: integer().references(() => child.id),
    instituteType: instituteType(),
    instituteId: integer().notNull(),
    /** Which course of a college; null at a school, and where none was chosen. */
    course: integer().references(() => course.id),
    specialization: integer(),
    session: text(),
    class: integer(),
    quota: text(),
    /** Answers for this institute, in addition to or instead of the common form. */
    answers: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Documents of the vault shared with the institute. */
    documents: integer().array().notNull().default([]),
    status: text().$type<ApplicationState>().notNull().default('draft'),
    waitlistNumber: integer(),
    replyBy: date({ mode: 'string' }),
    /** The test or interaction while it is in that state; its move has what to bring, too. */
    appointmentOn: date({ mode: 'string' }),
    appointmentTime: text(),
    appointmentPlace: text(),
    submittedAt: instant(),
    /** The submitted version, which the institute reads. */
    sent: jsonb().$type<StoredSent>(),
    /** Which writing of the form `sent` is: 1 at submission, one more with each correction. */
    sentVersion: integer().notNull().default(1),
    payment: integer(),
    /** From then on its institute reads no more than the row and the timeline. A withdrawal ends access, too. */
    accessEndedAt: instant(),
    accessEndedBy: text().$type<NonNullable<AccessRow['endedBy']>>(),
    createdAt: instant().notNull().default(sql`now()`),
    updatedAt: instant().notNull().default(sql`now()`),
  },
  (t) => [
    check('application_access_ended', sql`(${t.accessEndedAt} is null) = (${t.accessEndedBy} is null)`),
    check('application_withdrawn_is_unread', sql`${t.status} <> 'withdrawn' or ${t.accessEndedAt} is not null`),
    // Submitted means paid, and paid means submitted: the database itself holds the two together.
    check('application_paid_is_submitted', sql`(${t.submittedAt} is null) = (${t.payment} is null)`),
    check(
      'application_unpaid_is_open',
      sql`${t.submittedAt} is not null or ${t.status} in ('draft', 'payment_pending', 'withdrawn')`,
    ),
    uniqueIndex('application_payment').on(t.payment),
    uniqueIndex('application_open')
      .on(t.account, t.instituteType, t.instituteId, sql`coalesce(${t.child}, 0)`, sql`coalesce(${t.course}, 0)`)
      .where(sql.raw(`status not in (${closedStates.map((s) => `'${s}'`).join(', ')})`)),
    index('application_course').on(t.course),
    index('application_account').on(t.account, falling(t.id)),
    index('application_submitted').on(falling(t.id)).where(sql`submitted_at is not null`),
    index('application_submitted_at').on(t.submittedAt).where(sql`submitted_at is not null`),
    index('application_readable')
      .on(t.updatedAt)
      .where(sql.raw(`access_ended_at is null and status in (${closedStates.map((s) => `'${s}'`).join(', ')})`)),
    index('application_unopened').on(t.submittedAt).where(sql`status = 'submitted'`),
    index('application_appointment')
      .on(t.instituteType, t.instituteId, t.appointmentOn)
      .where(sql`appointment_on is not null`),
    index('application_institute').on(t.instituteType, t.instituteId, falling(t.id)),
  ],
)

/** The earlier version of a submitted application that was corrected: one. */
export const applicationSent = pgTable(
  'application_sent',
  {
    application: integer()
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    sent: jsonb().$type<StoredSent>(),
    /** When it was replaced. */
    at: instant().notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.application, t.version] })],
)

/** The timeline of an application: append-only. Only an unread line of corrections may be extended by later ones. */
export const applicationMove = pgTable(
  'application_move',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    application: integer()
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    from: text().$type<ApplicationState>(),
    to: text().$type<ApplicationState>().notNull(),
    by: text().$type<TransitionActor>().notNull(),
    actor: text().notNull(),
    /** For staff: the account. Families see `actor` alone. */
    realm: text().$type<'admin' | 'buyer'>(),
    account: integer(),
    note: text(),
    /** The day of a test or an interaction. */
    on: date({ mode: 'string' }),
    /** The time of that day in India, as 09:30. */
    time: text(),
    place: text(),
    bring: text(),
    documentTypes: text().array().$type<ApplicationMove['documentTypes']>().notNull().default([]),
    /** Why an applicant was not selected. */
    reasons: text().array().$type<ApplicationMove['reasons']>().notNull().default([]),
    /** Corrected fields and sections. */
    corrected: text().array().notNull().default([]),
    nextStep: text().notNull(),
    waitlistNumber: integer(),
    replyBy: date({ mode: 'string' }),
    at: instant().notNull().default(sql`now()`),
  },
  (t) => [index('application_move_application').on(t.application, t.id)],
)

/** A school's or college's own questions to its applicants, in its order. */
export const admissionQuestions = pgTable(
  'admission_questions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    school: integer().references(() => school.id, { onDelete: 'cascade' }),
    college: integer().references(() => college.id, { onDelete: 'cascade' }),
    questions: jsonb().$type<Question[]>().notNull(),
    /** The last id that was given to a question: one that is gone is never another's. */
    last: integer().notNull().default(0),
    version: integer().notNull().default(1),
    updatedAt: instant().notNull().default(sql`now()`),
  },
  (t) => [
    check('admission_questions_owner', sql`num_nonnulls(${t.school}, ${t.college}) = 1`),
    uniqueIndex('admission_questions_school').on(t.school),
    uniqueIndex('admission_questions_college').on(t.college),
  ],
)

/** A college applicant's form for all colleges, by section. `sealed`: category and disability. */
export const applicationForm = pgTable('application_form', {
  account: integer()
    .primaryKey()
    .references(() => studentAccount.id, { onDelete: 'cascade' }),
  form: jsonb().$type<Record<string, unknown>>().notNull(),
  updatedAt: instant().notNull().default(sql`now()`),
})

export const shortlist = pgTable(
  'shortlist',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    account: owner(),
    child: integer().references(() => child.id, { onDelete: 'cascade' }),
    instituteType: instituteType(),
    instituteId: integer().notNull(),
    course: integer().references(() => course.id),
    specialization: integer(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('shortlist_unique').on(
      t.account,
      t.instituteType,
      t.instituteId,
      sql`coalesce(${t.child}, 0)`,
      sql`coalesce(${t.course}, 0)`,
    ),
    index('shortlist_child').on(t.child),
    index('shortlist_course').on(t.course),
  ],
)

/** A private file of a family. `key` is random: it identifies the stored bytes and reveals nothing of them. */
export const document = pgTable(
  'document',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    account: owner(),
    child: integer().references(() => child.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    title: text().notNull(),
    number: text(),
    mime: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    key: text().notNull(),
    /** The name of the encryption key of the file; null: stored unencrypted, from earlier. */
    sealedWith: text(),
    issued: date({ mode: 'string' }),
    expires: date({ mode: 'string' }),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (t) => [uniqueIndex('document_key').on(t.key), index('document_account').on(t.account, t.id)],
)

/** Documents in the slots of a college application. */
export const collegeDoc = pgTable(
  'college_doc',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    account: owner(),
    slot: text().notNull(),
    document: integer()
      .notNull()
      .references(() => document.id, { onDelete: 'cascade' }),
    updatedAt: instant().notNull().default(sql`now()`),
  },
  (t) => [uniqueIndex('college_doc_unique').on(t.account, t.slot), index('college_doc_document').on(t.document)],
)

/**
 * A second guardian of a child: invited by mobile, accepted by the account that has proven it, confirmed by the child's account, which
 * reads the name first. It sees the child from `confirmedAt` on.
 */
export const childGuardian = pgTable(
  'child_guardian',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    child: integer()
      .notNull()
      .references(() => child.id, { onDelete: 'cascade' }),
    /** E.164. */
    mobile: text().notNull(),
    account: integer().references(() => studentAccount.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().default(sql`now()`),
    acceptedAt: instant(),
    confirmedAt: instant(),
  },
  (t) => [
    check('child_guardian_accepted', sql`(${t.account} is null) = (${t.acceptedAt} is null)`),
    check('child_guardian_confirmed', sql`${t.confirmedAt} is null or ${t.acceptedAt} is not null`),
    uniqueIndex('child_guardian_each').on(t.child, t.mobile),
    index('child_guardian_account').on(t.account, falling(t.id)),
    index('child_guardian_mobile').on(t.mobile).where(sql`accepted_at is null`),
  ],
)
