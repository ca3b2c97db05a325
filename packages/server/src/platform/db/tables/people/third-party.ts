import { boolean, date, index, integer, pgTable, sql, text } from '../../drizzle.ts'
import { instant } from '../columns.ts'
import { college } from '../institute/institute.ts'

const ofCollege = () =>
  integer('college')
    .notNull()
    .references(() => college.id, { onDelete: 'cascade' })

const times = () => ({
  createdAt: instant().notNull().default(sql`now()`),
  updatedAt: instant().notNull().default(sql`now()`),
})

/** A college's own system that takes its leads. */
export const thirdPartyService = pgTable(
  'third_party_service',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    eid: ofCollege(),
    api: text().notNull(),
    /** Sealed (AES-256-GCM); see lead-forwarding/services.ts. */
    secret: text().notNull(),
    /** Its last characters, to distinguish keys. */
    secretHint: text().notNull(),
    source: text().notNull(),
    college_id: text('their_college'),
    branch: text(),
    city: text(),
    ...times(),
  },
  (t) => [index('third_party_service_college').on(t.eid), index('third_party_service_source').on(t.source)],
)
/** A course as that system names it. */
export const thirdPartyCourse = pgTable(
  'third_party_course',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    e_id: ofCollege(),
    campus: text(),
    course: text().notNull(),
    specialization: text(),
    active: boolean().notNull().default(true),
    date: date({ mode: 'string' }),
    ...times(),
  },
  (t) => [index('third_party_course_college').on(t.e_id)],
)
