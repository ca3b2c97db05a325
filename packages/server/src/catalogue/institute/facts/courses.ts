import { ApiError, type CollegeOffer, catalogue, type FieldError } from '@pravesh/contract'
import { and, asc, eq, notInArray } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { nextUpdatedAt } from '../../../platform/db/tables/updated-at.ts'
import { college, collegeOffer } from '../../../platform/db/tables.ts'
import { missingIds } from '../../records/references.ts'
import { isSameValue } from '../changes/change-values.ts'
import { derivedOffers } from './derived.ts'

type Taught = Pick<CollegeOffer, 'course' | 'level' | 'delivery'> & { specializations?: readonly number[] | undefined }

/** The identity of a college's course: course, level, mode and specialisations. */
export const courseKey = ({ course, level, delivery, specializations = [] }: Taught): string =>
  JSON.stringify([course, level ?? null, delivery ?? null, specializations.toSorted((a, b) => a - b)])

export const duplicateCourse = 'The college has this course already'

/** Missing references of these courses. `field` is the path of a reference. */
export async function missingOf(
  tx: Tx,
  offers: readonly CollegeOffer[],
  field: (name: 'course' | 'specializations' | 'level' | 'delivery' | 'exams') => string,
): Promise<FieldError[]> {
  const idList = (id: number | null) => (id === null ? [] : [id])
  const errors = [
    await missingIds(
      tx,
      catalogue.course,
      field('course'),
      offers.map((o) => o.course),
    ),
    await missingIds(
      tx,
      catalogue.specialization,
      field('specializations'),
      offers.flatMap((o) => o.specializations),
    ),
    await missingIds(
      tx,
      catalogue.courseLevel,
      field('level'),
      offers.flatMap((o) => idList(o.level)),
    ),
    await missingIds(
      tx,
      catalogue.courseDelivery,
      field('delivery'),
      offers.flatMap((o) => idList(o.delivery)),
    ),
    await missingIds(
      tx,
      catalogue.examList,
      field('exams'),
      offers.flatMap((o) => o.exams),
    ),
  ]
  return errors.flat()
}

/** Filters of colleges are derived from the courses: recomputed after each change of them. */
export async function deriveCollege(tx: Tx, { id }: { id: number }): Promise<void> {
  const offers = await tx
    .select()
    .from(collegeOffer)
    .where(eq(collegeOffer.college, id))
    .orderBy(asc(collegeOffer.position), asc(collegeOffer.id))
  await tx.update(college).set(derivedOffers(offers)).where(eq(college.id, id))
}

type Offer = typeof collegeOffer.$inferSelect
/** `updatedAt` of a course that a save of the college changes. A place among the others is no change of a course. */
function timeOf(before: Offer, values: Partial<Offer>) {
  const { position: _position, ...fields } = values
  const isChanged = Object.entries(fields).some(([name, value]) => !isSameValue(value, before[name as keyof Offer]))
  return isChanged ? { updatedAt: nextUpdatedAt(collegeOffer.updatedAt) } : {}
}
/**
 * Replaces the college's courses, in this order. An existing one retains its id and, with unchanged fees and no named source, their
 * source; new figures have no source until one is named, and are not published before. INVALID for a duplicate.
 */
export async function replaceCourses(tx: Tx, id: number, offers: readonly CollegeOffer[]): Promise<void> {
  const before = await tx.select().from(collegeOffer).where(eq(collegeOffer.college, id))
  const keys = offers.map(courseKey)
  const twins = keys.flatMap((key, index) =>
    keys.indexOf(key) < index ? [{ field: `offers.${index}.course`, message: duplicateCourse }] : [],
  )
  if (twins.length > 0) throw new ApiError('INVALID', { errors: twins })
  const sameFees = (a: CollegeOffer, b: CollegeOffer) =>
    a.course === b.course && a.feeByYear.length > 0 && a.feeByYear.join() === b.feeByYear.join()
  const savedIds: number[] = []
  for (const [position, offer] of offers.entries()) {
    const feeSource = offer.feeSource ?? before.find((b) => sameFees(b, offer))?.feeSource ?? null
    const values = { ...offer, feeSource, college: id, position: position + 1 }
    const existing = before.find((b) => courseKey(b) === keys[position] && !savedIds.includes(b.id))
    if (existing)
      await tx
        .update(collegeOffer)
        .set({ ...values, ...timeOf(existing, values) })
        .where(eq(collegeOffer.id, existing.id))
    const [row] = existing
      ? [existing]
      : await tx.insert(collegeOffer).values(values).returning({ id: collegeOffer.id })
    if (row) savedIds.push(row.id)
  }
  await tx.delete(collegeOffer).where(and(eq(collegeOffer.college, id), notInArray(collegeOffer.id, savedIds)))
  await deriveCollege(tx, { id })
}
