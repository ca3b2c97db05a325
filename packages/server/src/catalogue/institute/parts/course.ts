import { ApiError, type CollegeOffer, type CutoffTable, type FieldError } from '@pravesh/contract'
import { and, eq, getTableColumns, sql } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { collegeOffer } from '../../../platform/db/tables.ts'
import type { Columns } from '../../records/where.ts'
import { courseKey, deriveCollege, duplicateCourse, missingOf } from '../facts/courses.ts'
import type { Institute } from '../institute.ts'
import type { Part, Values } from './part.ts'

const { position, ...columns } = getTableColumns(collegeOffer)
// The names come from other tables, spelled out: Drizzle would drop the table's name before a column.
const courseName = sql<string>`(select c.name from course c where c.id = college_offer.course)`
const levelName = sql<string | null>`(select l.name from course_level l where l.id = college_offer.level)`

/** DUPLICATE where the college has the course already: at this level, in this way and with these specialisations. */
async function assertNotDuplicate(
  tx: Tx,
  { id: eid }: Institute,
  offer: CollegeOffer & { id?: number },
): Promise<void> {
  const { course, level, delivery, specializations, id } = collegeOffer
  const existing = await tx
    .select({ id, course, level, delivery, specializations })
    .from(collegeOffer)
    .where(and(eq(collegeOffer.college, eid), eq(course, offer.course)))
  const hasDuplicate = existing.some(
    (existingOffer) => existingOffer.id !== offer.id && courseKey(existingOffer) === courseKey(offer),
  )
  if (!hasDuplicate) return
  throw new ApiError('DUPLICATE', { message: duplicateCourse, errors: [{ field: 'course', message: duplicateCourse }] })
}
/** Rejects fees without a source: they would not be published. Existing ones stay until they are saved again. */
function unsourced({ feeByYear, feeSource }: Values, input: Values): FieldError[] {
  const hasFeeInput = input.feeByYear !== undefined || input.feeSource !== undefined
  const priced = Array.isArray(feeByYear) && feeByYear.length > 0
  if (!hasFeeInput || !priced || feeSource) return []
  return [{ field: 'feeSource', message: 'Say where these fees come from: without a source no page shows them' }]
}
/** Rejects cut-offs of an exam that does not admit to the course. Existing ones stay until either is saved again. */
function foreignExams({ exams, cutoffs }: Values, input: Values): FieldError[] {
  if (input.exams === undefined && input.cutoffs === undefined) return []
  const tables = (cutoffs ?? []) as readonly CutoffTable[]
  const admitting = (exams ?? []) as readonly number[]
  return tables.flatMap(({ exam }, index) =>
    exam === null || admitting.includes(exam)
      ? []
      : [{ field: `cutoffs.${index}.exam`, message: 'Not an exam of this course: add it to its exams first' }],
  )
}
export const coursePart: Part = {
  kind: 'courses',
  titleFields: ['courseName'],
  table: collegeOffer,
  columns: { ...columns, order: position } as unknown as Columns,
  label: 'Course',
  search: [courseName, collegeOffer.eligibility],
  computed: { courseName, levelName },
  check: async (tx, institute, after, input) => {
    const offer = after as CollegeOffer
    await assertNotDuplicate(tx, institute, offer)
    const missing = await missingOf(tx, [offer], (name) => name)
    return [...missing, ...unsourced(after, input), ...foreignExams(after, input)]
  },
  changed: deriveCollege,
}
