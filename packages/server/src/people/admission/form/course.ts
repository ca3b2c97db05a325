import { ApiError, type CourseOption, type CourseSummary, type FieldError } from '@pravesh/contract'
import type { InstituteKey } from '../../../catalogue/institute/institute.ts'
import { and, asc, eq, isNotNull } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { anyOf } from '../../../platform/db/statements/any-of.ts'
import { applicationForm, collegeOffer, course, shortlist, specialization } from '../../../platform/db/tables.ts'

/** A course of a college as rows hold it: null where none is chosen. */
export type CourseIds = { course: number | null; specialization: number | null }
/** The same as a request names it. */
type CourseRequest = { course?: number | null | undefined; specialization?: number | null | undefined }

export const noCourse: CourseIds = { course: null, specialization: null }
export const courseIdsOf = ({ course: id, specialization: branch }: CourseRequest): CourseIds => ({
  course: id ?? null,
  specialization: branch ?? null,
})

/** Rows without a course mean whichever there is: they are one with those that name it. */
export const sameCourse = (first: number | null, second: number | null): boolean =>
  first === null || second === null || first === second

const taughtAt = (db: Db | Tx, collegeIds: readonly number[]) =>
  db
    .select({ college: collegeOffer.college, course: collegeOffer.course, branches: collegeOffer.specializations })
    .from(collegeOffer)
    .where(and(anyOf(collegeOffer.college, [...collegeIds]), eq(collegeOffer.active, true)))

type CollegeCourse = CourseRequest & { eid: number }
/** Errors of the courses chosen at colleges, by field path: a course that the college does not teach. */
export async function courseErrors(
  tx: Db | Tx,
  choices: readonly CollegeCourse[],
  path: (index: number) => string,
): Promise<FieldError[]> {
  const collegeIds = choices.flatMap((choice) => (choice.course ? [choice.eid] : []))
  const taught = collegeIds.length > 0 ? await taughtAt(tx, [...new Set(collegeIds)]) : []
  return choices.flatMap(({ eid, course: id, specialization: branch }, index): FieldError[] => {
    if (!id) return branch ? [{ field: `${path(index)}specialization`, message: 'Choose the course first' }] : []
    const offers = taught.filter((offer) => offer.college === eid && offer.course === id)
    if (offers.length === 0) return [{ field: `${path(index)}course`, message: 'This college does not teach it' }]
    return !branch || offers.some(({ branches }) => branches.includes(branch))
      ? []
      : [{ field: `${path(index)}specialization`, message: 'This college does not teach it in this course' }]
  })
}

/** INVALID where a course is named that the institute does not teach. */
export async function checkCourse(
  tx: Db | Tx,
  { instituteType, instituteId }: InstituteKey,
  choice: CourseRequest,
): Promise<void> {
  const errors =
    instituteType === 'college'
      ? await courseErrors(tx, [{ eid: instituteId, ...choice }], () => '')
      : choice.course || choice.specialization
        ? [{ field: 'course', message: 'Only a college has courses' }]
        : []
  if (errors.length > 0) throw new ApiError('INVALID', { errors })
}

/** INVALID at `course` where a college teaches courses and none is chosen: its staff would not know the course applied for. */
export async function assertCourseChosen(
  tx: Db | Tx,
  { instituteType, instituteId }: InstituteKey,
  { course: id }: Pick<CourseIds, 'course'>,
): Promise<void> {
  if (instituteType === 'school' || id !== null) return
  const [taught] = await taughtAt(tx, [instituteId]).limit(1)
  if (taught) throw new ApiError('INVALID', { errors: [{ field: 'course', message: 'Choose the course first' }] })
}

/** The course that a student means who names none: the only one that the college is shortlisted for, else the only one in the form. */
export async function impliedCourse(
  tx: Tx,
  account: number,
  { instituteType, instituteId }: InstituteKey,
): Promise<CourseIds> {
  if (instituteType === 'school') return noCourse
  const { course: id, specialization: branch } = shortlist
  const listed = await tx
    .select({ course: id, specialization: branch })
    .from(shortlist)
    .where(
      and(
        eq(shortlist.account, account),
        eq(shortlist.instituteType, 'college'),
        eq(shortlist.instituteId, instituteId),
        isNotNull(id),
      ),
    )
    .limit(2)
  const [row] =
    listed.length > 0 ? [] : await tx.select().from(applicationForm).where(eq(applicationForm.account, account))
  const formChoices = ((row?.form as { choices?: CollegeCourse[] | null } | undefined)?.choices ?? []).filter(
    (choice) => choice.eid === instituteId && choice.course,
  )
  const [only, another] = listed.length > 0 ? listed : formChoices
  if (!only || another) return noCourse
  // A course that is no longer taught cannot be applied for.
  return (await courseErrors(tx, [{ eid: instituteId, ...only }], () => '')).length > 0 ? noCourse : courseIdsOf(only)
}

const specializationsIn = async (db: Db | Tx, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : await db
        .select({ id: specialization.id, name: specialization.name })
        .from(specialization)
        .where(anyOf(specialization.id, ids))
        .orderBy(asc(specialization.name))

/** Reads the course names of these rows at once. Returns the response fields for each row. */
export async function courseSummaries(
  db: Db | Tx,
  rows: readonly CourseIds[],
): Promise<(row: CourseIds) => CourseSummary> {
  const idsOf = (name: keyof CourseIds) => [...new Set(rows.flatMap((row) => row[name] ?? []))]
  const [courseIds, branchIds] = [idsOf('course'), idsOf('specialization')]
  const courses =
    courseIds.length === 0
      ? []
      : await db.select({ id: course.id, name: course.shortName }).from(course).where(anyOf(course.id, courseIds))
  const branches = await specializationsIn(db, branchIds)
  const nameIn = (list: readonly { id: number; name: string }[], id: number | null) =>
    list.find((item) => item.id === id)?.name ?? null
  return ({ course: id, specialization: branch }) => ({
    course: id,
    courseName: nameIn(courses, id),
    specialization: branch,
    specializationName: nameIn(branches, branch),
  })
}

/** The courses that a college teaches now, each once with the specializations of all its rows, in the college's order. */
export async function courseOptions(db: Db, collegeId: number): Promise<CourseOption[]> {
  const rows = await db
    .select({ id: course.id, name: course.shortName, branches: collegeOffer.specializations })
    .from(collegeOffer)
    .innerJoin(course, eq(course.id, collegeOffer.course))
    .where(and(eq(collegeOffer.college, collegeId), eq(collegeOffer.active, true)))
    .orderBy(asc(collegeOffer.position), asc(collegeOffer.id))
  const branchIds = [...new Set(rows.flatMap((row) => row.branches))]
  const names = await specializationsIn(db, branchIds)
  return [...new Map(rows.map(({ id, name }) => [id, name]))].map(([id, name]) => {
    const taughtIds = new Set(rows.filter((row) => row.id === id).flatMap((row) => row.branches))
    return { id, name, specializations: names.filter((branch) => taughtIds.has(branch.id)) }
  })
}
