import {
  type Admission,
  type ClassFee,
  type CollegeAdmission,
  type CollegeBody,
  type CutoffTable,
  collegeFields,
  type InstituteType,
  type Source,
  type Sources,
  schoolFields,
} from '@pravesh/contract'
import {
  boolean,
  date,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  sql,
  text,
  uniqueIndex,
} from '../../drizzle.ts'
import { course, courseDelivery, courseLevel } from '../catalogue.ts'
import { declaredColumns, instant } from '../columns.ts'
import { dueIndexes } from '../due-indexes.ts'
import { falling, trigrams } from '../orders.ts'

const ids = () => integer().array().notNull().default([])

/** Columns in addition to the declared ones: the owner, and derived values for listings. */
const institute = () => ({
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  sources: jsonb().$type<Sources>().notNull().default({}),
  version: integer().notNull().default(1),
  createdAt: instant().notNull().default(sql`now()`),
  updatedAt: instant().notNull().default(sql`now()`),
  /** Lowest and highest yearly fee in rupees, from the fee table or the courses. */
  feeMin: integer(),
  feeMax: integer(),
  feeSource: jsonb().$type<Source>(),
  /** Mean of published reviews, 1 to 5, and their number. */
  rating: real(),
  ratingCount: integer().notNull().default(0),
  ratingSource: jsonb().$type<Source>(),
  /** Orders `relevance`: 0 to 100. */
  popularity: real().notNull().default(0),
  /** From `admission`: when forms are taken. */
  admissionOpensOn: date({ mode: 'string' }),
  admissionClosesOn: date({ mode: 'string' }),
  admissionAllYear: boolean().notNull().default(false),
  /** Percent of the facts important to families that its page has. Set by triggers, as imports write rows in SQL. */
  completeness: integer().notNull().default(0),
})

type Institute = Record<
  | (
      | 'publishAt'
      | 'unpublishAt'
      | 'id'
      | 'name'
      | 'status'
      | 'state'
      | 'city'
      | 'isPartner'
      | 'createdAt'
      | 'updatedAt'
    )
  | ('completeness' | 'lat' | 'sources'),
  ExtraConfigColumn
>
/** The orders and filters of the administrators' list; those of the public are hand-written in the migrations, as `listing_*`. */
const administered = (table: string, t: Institute) => [
  ...dueIndexes(table, t),
  index(`${table}_updated`).on(falling(t.updatedAt), falling(t.id)),
  index(`${table}_created`).on(falling(t.createdAt), falling(t.id)),
  index(`${table}_named`).on(t.name, t.id),
  index(`${table}_status`).on(t.status, t.id),
  index(`${table}_state`).on(t.state),
  index(`${table}_city`).on(t.city),
  index(`${table}_partner`).on(t.isPartner, t.id),
  index(`${table}_completeness`).on(t.completeness, t.id),
  index(`${table}_latitude`).on(t.lat),
  index(`${table}_sourced`).on(sql`(sources <> '{}'::jsonb)`),
]

export const school = pgTable(
  'school',
  {
    ...institute(),
    ...declaredColumns(schoolFields),
    admission: jsonb().$type<Admission>(),
    /** Ownership, for filters: from the managing body, else from its type. Set by a trigger, as imports write rows in SQL. */
    ownership: text(),
  },
  (t) => [
    uniqueIndex('school_url_unique').on(t.url),
    index('school_admitting')
      .on(falling(t.popularity), falling(t.id))
      .where(sql`status = 'published' and (admission_all_year or admission_closes_on is not null)`),
    ...administered('school', t),
    index('school_affiliation').on(t.affiliationNo, t.id),
    index('school_udise').on(t.udiseCode, t.id),
    index('school_pincode').on(t.pincode, t.city),
    index('school_of_type').on(t.schoolType),
    index('school_classes').on(t.classTo, t.classFrom),
    index('school_boards').using('gin', t.boards),
    index('school_searched').using(
      'gin',
      trigrams(t.name),
      trigrams(t.nameLocal),
      trigrams(t.url),
      trigrams(t.affiliationNo),
    ),
  ],
)

/** A school's fees for one class in one session, in rupees. Earlier sessions stay as history. */
export const schoolFee = pgTable(
  'school_fee',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    school: integer()
      .notNull()
      .references(() => school.id, { onDelete: 'cascade' }),
    session: text().notNull(),
    class: integer().notNull(),
    registration: integer(),
    admission: integer(),
    caution: integer(),
    tuition: integer(),
    tuitionPeriod: text().$type<'month' | 'quarter' | 'year'>().notNull().default('year'),
    annual: integer(),
    development: integer(),
    exam: integer(),
    transport: jsonb().$type<ClassFee['transport']>().notNull().default([]),
    hostel: integer(),
    booksEstimate: integer(),
    other: jsonb().$type<ClassFee['other']>().notNull().default([]),
    siblingDiscount: text(),
    source: jsonb().$type<Source>().notNull(),
  },
  (t) => [uniqueIndex('school_fee_unique').on(t.school, t.session, t.class)],
)

export const college = pgTable(
  'college',
  {
    ...institute(),
    ...declaredColumns(collegeFields),
    naac: jsonb().$type<CollegeBody['naac']>(),
    nirf: jsonb().$type<CollegeBody['nirf']>().notNull().default([]),
    admission: jsonb().$type<CollegeAdmission>(),
    /** From the courses offered, for filters: course, specialization, level, delivery and exam ids. */
    courses: ids(),
    specializations: ids(),
    levels: ids(),
    deliveries: ids(),
    exams: ids(),
    naacGrade: text(),
    /** Best rank of the latest NIRF year. */
    nirfBest: integer(),
  },
  (t) => [
    uniqueIndex('college_url_unique').on(t.url),
    ...administered('college', t),
    index('college_aishe').on(t.aisheCode, t.id),
    index('college_searched').using(
      'gin',
      trigrams(t.name),
      trigrams(t.nameLocal),
      trigrams(t.url),
      trigrams(t.aisheCode),
      trigrams(t.shortName),
    ),
    index('college_ranked')
      .on(t.nirfBest, falling(t.popularity), t.id)
      .where(sql`status = 'published' and nirf_best is not null`),
    index('college_of_type').on(t.collegeType),
    index('college_categories').using('gin', t.categories),
    index('college_courses').using('gin', t.courses),
    index('college_counsellings').using('gin', t.counsellings),
    index('college_exams').using('gin', t.exams),
  ],
)

export const collegeOffer = pgTable(
  'college_offer',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    college: integer()
      .notNull()
      .references(() => college.id, { onDelete: 'cascade' }),
    course: integer()
      .notNull()
      .references(() => course.id),
    specializations: ids(),
    level: integer().references(() => courseLevel.id),
    delivery: integer().references(() => courseDelivery.id),
    durationMonths: integer(),
    intake: integer(),
    feeByYear: ids(),
    feeSource: jsonb().$type<Source>(),
    eligibility: text(),
    exams: ids(),
    cutoffs: jsonb().$type<CutoffTable[]>().notNull().default([]),
    active: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    createdAt: instant().notNull().default(sql`now()`),
    updatedAt: instant().notNull().default(sql`now()`),
  },
  (t) => [index('college_offer_college').on(t.college), index('college_offer_course').on(t.course)],
)

/** Names by which registers know an institute: an affiliation number, an AISHE code. One value, one institute. */
export const instituteKey = pgTable(
  'institute_key',
  {
    kind: text().$type<InstituteType>().notNull(),
    scheme: text().$type<'cbse' | 'cisce' | 'kv' | 'udise' | 'aishe' | 'aicte' | 'own' | 'demo'>().notNull(),
    value: text().notNull(),
    institute: integer().notNull(),
  },
  (t) => [
    uniqueIndex('institute_key_unique').on(t.kind, t.scheme, t.value),
    index('institute_key_institute').on(t.kind, t.institute),
  ],
)

/** Addresses that records had before: the old one answers with the new one. Without `target` the record was deleted. */
export const redirect = pgTable(
  'redirect',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().notNull(),
    url: text().notNull(),
    target: integer(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (t) => [uniqueIndex('redirect_unique').on(t.kind, t.url)],
)
