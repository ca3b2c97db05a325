import { ApiError, type CollegeOffer, catalogue, type FieldError } from '@pravesh/contract'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { missingIds } from '../../catalogue/references.ts'
import type { Columns } from '../../catalogue/where.ts'
import type { Tx } from '../../db/index.ts'
import { college, collegeOffer } from '../../db/tables.ts'
import { derivedOffers } from '../derived.ts'
import type { Institute } from '../institute.ts'
import type { Part, Values } from './engine.ts'

const { position, ...columns } = getTableColumns(collegeOffer)
// The names come from other tables, spelled out: Drizzle would drop the table's name before a column.
const courseName = sql<string>`(select c.name from course c where c.id = college_offer.course)`
const levelName = sql<string | null>`(select l.name from course_level l where l.id = college_offer.level)`

/** What families filter colleges by follows from the courses: recomputed after each change of them. */
export async function deriveCollege(tx: Tx, { id }: Institute): Promise<void> {
  const offers = await tx
    .select()
    .from(collegeOffer)
    .where(eq(collegeOffer.college, id))
    .orderBy(asc(collegeOffer.position), asc(collegeOffer.id))
  await tx.update(college).set(derivedOffers(offers)).where(eq(college.id, id))
}
const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b).join()
/** DUPLICATE where the college has the course already: at this level, in this way and with these specialisations. */
async function refuseTwin(tx: Tx, { id: eid }: Institute, offer: CollegeOffer & { id?: number }): Promise<void> {
  const { course, level, delivery, specializations, id } = collegeOffer
  const twins = await tx
    .select({ id, specializations })
    .from(collegeOffer)
    .where(
      and(
        eq(collegeOffer.college, eid),
        eq(course, offer.course),
        sql`${level} is not distinct from ${offer.level ?? null}::int`,
        sql`${delivery} is not distinct from ${offer.delivery ?? null}::int`,
      ),
    )
  const same = twins.some((t) => t.id !== offer.id && sorted(t.specializations) === sorted(offer.specializations ?? []))
  if (!same) return
  const errors = [{ field: 'course', message: 'The college has this course already' }]
  throw new ApiError('DUPLICATE', { message: 'The college has this course already', errors })
}
/** Refuses fees whose source nobody names: no page would show them. Those of before stay until they are written again. */
function unsourced({ feeByYear, feeSource }: Values, named: Values): FieldError[] {
  const written = named.feeByYear !== undefined || named.feeSource !== undefined
  const priced = Array.isArray(feeByYear) && feeByYear.length > 0
  if (!written || !priced || feeSource) return []
  return [{ field: 'feeSource', message: 'Say where these fees come from: without a source no page shows them' }]
}
export const coursePart: Part = {
  table: collegeOffer,
  columns: { ...columns, order: position } as unknown as Columns,
  label: 'Course',
  search: [courseName, collegeOffer.eligibility],
  computed: { courseName, levelName },
  check: async (tx, institute, after, named) => {
    const offer = after as CollegeOffer
    await refuseTwin(tx, institute, offer)
    const one = (id: number | null) => (id === null ? [] : [id])
    const errors: FieldError[][] = [
      await missingIds(tx, catalogue.course, 'course', [offer.course]),
      await missingIds(tx, catalogue.specialization, 'specializations', offer.specializations),
      await missingIds(tx, catalogue.courseLevel, 'level', one(offer.level)),
      await missingIds(tx, catalogue.courseDelivery, 'delivery', one(offer.delivery)),
      await missingIds(tx, catalogue.examList, 'exams', offer.exams),
      unsourced(after, named),
    ]
    return errors.flat()
  },
  changed: deriveCollege,
}
