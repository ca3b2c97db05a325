import type { Award, CollegeSection, CutoffCategory, CutoffQuota, Faq, InstituteMedia, Source } from '@pravesh/contract'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  sql,
  text,
  uniqueIndex,
} from '../../drizzle.ts'
import { course, exam, specialization } from '../catalogue.ts'
import { instant } from '../columns.ts'
import { college, school } from './institute.ts'

/** Columns of every part: its position in the institute's own order, and its times. */
const part = () => ({
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  order: integer('position').notNull().default(1),
  createdAt: instant().notNull().default(sql`now()`),
  updatedAt: instant().notNull().default(sql`now()`),
})
const ofSchool = () => integer().references(() => school.id, { onDelete: 'cascade' })
const ofCollege = () => integer().references(() => college.id, { onDelete: 'cascade' })

/** Of a school or of a college, never both. */
export const faq = pgTable(
  'faq',
  {
    ...part(),
    school: ofSchool(),
    college: ofCollege(),
    question: text().notNull(),
    answer: text().notNull(),
    active: boolean().notNull().default(true),
    language: text().$type<Faq['language']>().notNull().default('en'),
  },
  (t) => [
    check('faq_owner', sql`num_nonnulls(${t.school}, ${t.college}) = 1`),
    index('faq_school').on(t.school, t.order),
    index('faq_college').on(t.college, t.order),
  ],
)
/** Of a school or of a college, never both. */
export const award = pgTable(
  'award',
  {
    ...part(),
    school: ofSchool(),
    college: ofCollege(),
    title: text().notNull(),
    body: text(),
    year: integer(),
    level: text().$type<NonNullable<Award['level']>>(),
    image: text(),
    course_id: integer('course').references(() => course.id),
  },
  (t) => [
    check('award_owner', sql`num_nonnulls(${t.school}, ${t.college}) = 1`),
    index('award_school').on(t.school, t.order),
    index('award_college').on(t.college, t.order),
  ],
)
/** Of a school or of a college, never both. */
export const instituteMedia = pgTable(
  'institute_media',
  {
    ...part(),
    school: ofSchool(),
    college: ofCollege(),
    kind: text().$type<InstituteMedia['kind']>().notNull(),
    url: text().notNull(),
    alt: text(),
    caption: text(),
    cover: boolean().notNull().default(false),
  },
  (t) => [
    check('institute_media_owner', sql`num_nonnulls(${t.school}, ${t.college}) = 1`),
    index('institute_media_school').on(t.school, t.order),
    index('institute_media_college').on(t.college, t.order),
    uniqueIndex('institute_media_school_cover').on(t.school).where(sql`cover`),
    uniqueIndex('institute_media_college_cover').on(t.college).where(sql`cover`),
  ],
)
export const collegeContact = pgTable(
  'college_contact',
  {
    ...part(),
    college: ofCollege().notNull(),
    campus: text().notNull(),
    address: text(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    phones: text().array().notNull().default([]),
    email: text(),
  },
  (t) => [index('college_contact_college').on(t.college, t.order)],
)
/** The additional sections of a college's page. */
export const collegeSection = pgTable(
  'college_section',
  {
    ...part(),
    college: ofCollege().notNull(),
    section: text().$type<CollegeSection['section']>().notNull(),
    title: text().notNull(),
    /** Markdown. */
    body: text().notNull(),
  },
  (t) => [index('college_section_college').on(t.college, t.order)],
)
/** One row a year and course; no course stands for all of them. Pay is rupees a year. */
export const collegePlacement = pgTable(
  'college_placement',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    college: ofCollege().notNull(),
    year: integer().notNull(),
    course: integer().references(() => course.id),
    eligible: integer(),
    placed: integer(),
    higherStudies: integer(),
    highest: integer(),
    average: integer(),
    median: integer(),
    lowest: integer(),
    recruiters: integer().array().notNull().default([]),
    source: jsonb().$type<Source>().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    updatedAt: instant().notNull().default(sql`now()`),
  },
  (t) => [uniqueIndex('college_placement_unique').on(t.college, t.year, sql`coalesce(${t.course}, 0)`)],
)

/**
 * A line of an authority's list of first and last ranks, as published. Imports alone write it: people's own tables are `college_offer.cutoffs`.
 * The programme is in the words of the list; course and specialization are null where the catalogue has none of that name.
 */
export const collegeCutoff = pgTable(
  'college_cutoff',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    college: ofCollege().notNull(),
    programme: text().notNull(),
    course: integer().references(() => course.id, { onDelete: 'set null' }),
    specialization: integer().references(() => specialization.id, { onDelete: 'set null' }),
    exam: integer().references(() => exam.id, { onDelete: 'set null' }),
    /** Which paper of the exam ranks, where it has several. */
    paper: integer(),
    year: integer().notNull(),
    round: integer().notNull(),
    quota: text().$type<CutoffQuota>().notNull(),
    category: text().$type<CutoffCategory>().notNull(),
    seats: text().$type<'any' | 'women'>().notNull(),
    opening: integer().notNull(),
    closing: integer().notNull(),
    /** Ranks of the list for the preparatory course. */
    preparatory: boolean().notNull(),
    source: jsonb().$type<Source>().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    updatedAt: instant().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('college_cutoff_unique').on(t.college, t.year, t.round, t.programme, t.quota, t.category, t.seats),
    index('college_cutoff_course').on(t.course),
    index('college_cutoff_specialization').on(t.specialization),
    index('college_cutoff_exam').on(t.exam),
  ],
)

/**
 * A line of the lists of ranks over the years, for comparison with a rank: programme, quota, category and seats of a college with its
 * closing ranks in the newest three years. Triggers derive it from `college_cutoff`; ranks of preparatory courses are not in it.
 */
export const cutoffLine = pgTable(
  'cutoff_line',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    college: integer().notNull(),
    programme: text().notNull(),
    quota: text().$type<CutoffQuota>().notNull(),
    category: text().$type<CutoffCategory>().notNull(),
    seats: text().$type<'any' | 'women'>().notNull(),
    exam: integer(),
    paper: integer(),
    course: integer(),
    /** The oldest first, as are the other arrays. */
    years: integer().array().notNull(),
    /** The last round of each year. */
    rounds: integer().array().notNull(),
    /** Closing rank of the first round of each year; null where the year has one round. */
    first: integer().array().$type<(number | null)[]>().notNull(),
    /** Closing rank of the last round of each year. */
    last: integer().array().notNull(),
    lowest: integer().notNull(),
    highest: integer().notNull(),
    source: jsonb().$type<Source>().notNull(),
  },
  (t) => [
    uniqueIndex('cutoff_line_unique').on(t.college, t.programme, t.quota, t.category, t.seats),
    index('cutoff_line_list').on(t.exam, t.category, t.seats, t.quota),
  ],
)
