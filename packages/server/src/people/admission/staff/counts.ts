import { type ApplicationCounts, applicationCounts, staffStates } from '@pravesh/contract'
import type { Institute } from '../../../catalogue/institute/institute.ts'
import { and, eq, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { application, collegeOffer, school } from '../../../platform/db/tables.ts'
import { addressedTo, ofClass } from './staff.ts'

type ClassCounts = ApplicationCounts['classes'][number]
type Subject = Pick<ClassCounts, 'class' | 'session' | 'course'>
type Seats = Subject & { seats: number | null }

const keyOf = ({ class: number, session, course }: Subject): string => JSON.stringify([number, session, course])

/** A school's seats by class, of the one session that it describes. */
async function seatsOfSchool(db: Db, id: number): Promise<Seats[]> {
  const [row] = await db.select({ admission: school.admission }).from(school).where(eq(school.id, id))
  const { session = null, seats = [] } = row?.admission ?? {}
  const totals = new Map<number, number>()
  for (const { class: number, total } of seats) totals.set(number, (totals.get(number) ?? 0) + total)
  return [...totals].map(([number, total]) => ({ class: number, session, course: null, seats: total }))
}
/** A college's seats in a year by course: null where a part of its offers has no number. */
async function seatsOfCollege(db: Db, id: number): Promise<Seats[]> {
  const seats = sql<
    number | null
  >`case when bool_and(${collegeOffer.intake} is not null) then sum(${collegeOffer.intake})::int end`
  const { course } = collegeOffer
  const rows = await db.select({ course, seats }).from(collegeOffer).where(eq(collegeOffer.college, id)).groupBy(course)
  return rows.map((row) => ({ class: null, session: null, ...row }))
}

/**
 * How many applications of an institute are in each state, and the seats and offers of each class in a session at a school, of each course
 * at a college. Classes with neither a number of seats nor an offer are left out.
 */
export async function countApplications(
  db: Db,
  institute: Institute,
  q: { class?: number | undefined; session?: string | undefined },
): Promise<ApplicationCounts> {
  const isSchool = institute.type === 'school'
  const none = sql<null>`null`
  const columns = isSchool
    ? { class: application.class, session: application.session, course: none }
    : { class: none, session: none, course: application.course }
  const { status } = application
  const grouped = isSchool ? [application.class, application.session] : [application.course]
  const rows = await db
    .select({ ...columns, status, number: sql<number>`count(*)::int` })
    .from(application)
    .where(and(addressedTo(institute), ofClass(q)))
    .groupBy(...grouped, status)
  const seats = isSchool ? await seatsOfSchool(db, institute.id) : await seatsOfCollege(db, institute.id)
  const numberOf = (state: string, subjectKey?: string) =>
    rows
      .filter((row) => row.status === state && (subjectKey === undefined || keyOf(row) === subjectKey))
      .reduce((sum, row) => sum + row.number, 0)
  const isAsked = (subject: Subject) =>
    (q.class === undefined || subject.class === q.class) && (q.session === undefined || subject.session === q.session)
  const subjects = new Map<string, Seats>()
  for (const { class: number, session, course } of rows)
    subjects.set(keyOf({ class: number, session, course }), { class: number, session, course, seats: null })
  for (const subject of seats.filter(isAsked)) subjects.set(keyOf(subject), subject)
  const classes = [...subjects].map(([key, subject]) => ({
    ...subject,
    offered: numberOf('offered', key),
    accepted: numberOf('accepted', key),
    enrolled: numberOf('enrolled', key),
  }))
  const states = Object.fromEntries(staffStates.options.map((state) => [state, numberOf(state)]))
  return {
    states: applicationCounts.shape.states.parse(states),
    classes: classes
      .filter((row) => row.seats !== null || row.offered + row.accepted + row.enrolled > 0)
      .toSorted(
        (a, b) =>
          (a.session ?? '').localeCompare(b.session ?? '') ||
          (a.class ?? 99) - (b.class ?? 99) ||
          (a.course ?? 0) - (b.course ?? 0),
      ),
  }
}
