import {
  ApiError,
  type College,
  type CollegeChange,
  catalogue,
  ownCollegeChange,
  ownSchoolChange,
  type School,
  type SchoolChange,
  type Source,
  type Sources,
} from '@pravesh/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { missingIds } from '../catalogue/references.ts'
import type { Db, Tx } from '../db/index.ts'
import { collegeOffer } from '../db/tables.ts'
import { fieldErrors } from '../http/parse.ts'
import { collegeById, updateCollege } from '../institute/college.ts'
import { deriveCollege } from '../institute/parts/course.ts'
import type { Institute } from '../institute/parts/engine.ts'
import { schoolById, updateSchool } from '../institute/school.ts'
import { today } from '../listing/today.ts'

export const ownInstitute = ({ type, id }: Institute, db: Db | Tx): Promise<School | College> =>
  type === 'school' ? schoolById(db, id) : collegeById(db, id)

/** What an institute says of itself carries its own name and the day as source. */
export const ownSource = (name: string): Source => ({ name: name.slice(0, 200), asOf: today(), tier: 'institute' })

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const empty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

/** The sources after a change: every field that really changed now comes from the institute. */
function sourcesAfter(before: School | College, change: Record<string, unknown>): Sources {
  const held = before as unknown as Record<string, unknown>
  const changed = Object.keys(change).filter((name) => name !== 'version' && !same(change[name], held[name]))
  const sources = Object.fromEntries(Object.entries(before.sources).filter(([name]) => !changed.includes(name)))
  for (const name of changed) if (!empty(change[name])) sources[name] = ownSource(before.name)
  return sources
}
/** Whom an institute names as the source of its fees is not taken from it: nobody speaks for a register but the desk. */
const unsourced = ({ offers, ...change }: CollegeChange): CollegeChange => ({
  ...change,
  ...(offers ? { offers: offers.map((offer) => ({ ...offer, feeSource: null })) } : {}),
})
/** New figures that an institute sends are its own word; those that stay keep their source. */
async function ownFees(tx: Tx, institute: Institute, name: string): Promise<void> {
  await tx
    .update(collegeOffer)
    .set({ feeSource: ownSource(name) })
    .where(
      and(
        eq(collegeOffer.college, institute.id),
        isNull(collegeOffer.feeSource),
        sql`cardinality(${collegeOffer.feeByYear}) > 0`,
      ),
    )
  await deriveCollege(tx, institute)
}

/** INVALID for an exam that is not published, as for one that does not exist. What the desk named for its courses may stay. */
async function refuseHidden(tx: Tx, { id }: Institute, offers: readonly { exams: number[] }[]): Promise<void> {
  const held = await tx.select({ exams: collegeOffer.exams }).from(collegeOffer).where(eq(collegeOffer.college, id))
  const known = new Set(held.flatMap(({ exams }) => exams))
  const fresh = offers.flatMap(({ exams }) => exams).filter((exam) => !known.has(exam))
  const errors = await missingIds(tx, catalogue.examList, 'offers', fresh, 'published')
  if (errors.length > 0) throw new ApiError('INVALID', { errors })
}

/** Changes the fields named of the buyer's own institute. Fields of the other kind, and what it may not say, are INVALID. */
export async function updateOwnInstitute(db: Db, institute: Institute, body: unknown): Promise<School | College> {
  const parsed = (institute.type === 'school' ? ownSchoolChange : ownCollegeChange).safeParse(body)
  if (!parsed.success) throw new ApiError('INVALID', { errors: fieldErrors(parsed.error) })
  return db.transaction(async (tx) => {
    const before = await ownInstitute(institute, tx)
    const change = { ...parsed.data, sources: sourcesAfter(before, parsed.data) }
    if (institute.type === 'school') return updateSchool(tx, institute.id, change as SchoolChange)
    const { offers } = change as CollegeChange
    if (offers) await refuseHidden(tx, institute, offers)
    await updateCollege(tx, institute.id, unsourced(change as CollegeChange))
    if (offers) await ownFees(tx, institute, before.name)
    return collegeById(tx, institute.id)
  })
}
