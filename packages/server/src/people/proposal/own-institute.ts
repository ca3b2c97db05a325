import {
  ApiError,
  type College,
  type CollegeChange,
  catalogue,
  identityOf,
  type OwnCollege,
  type OwnSchool,
  ownCollegeChange,
  ownSchoolChange,
  type School,
  type SchoolChange,
  type Sources,
} from '@pravesh/contract'
import { isSameValue } from '../../catalogue/institute/changes/change-values.ts'
import { type Author, lastAuthor } from '../../catalogue/institute/changes/changes.ts'
import { collegeById, updateCollege } from '../../catalogue/institute/college.ts'
import { deriveCollege } from '../../catalogue/institute/facts/courses.ts'
import type { Institute } from '../../catalogue/institute/institute.ts'
import { ownSource } from '../../catalogue/institute/ownership/own-source.ts'
import { schoolById, updateSchool } from '../../catalogue/institute/school.ts'
import { missingIds } from '../../catalogue/records/references.ts'
import { and, eq, isNull, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { nextUpdatedAt } from '../../platform/db/tables/updated-at.ts'
import { collegeOffer } from '../../platform/db/tables.ts'
import { fieldErrors } from '../../platform/http/request/parse.ts'
import { propose } from './propose.ts'
import { tableOf, waitingOf } from './read.ts'

const recordOf = ({ type, id }: Institute, db: Db | Tx): Promise<School | College> =>
  type === 'school' ? schoolById(db, id) : collegeById(db, id)
/** An institute for its own login: the current record with its pending proposals. */
export async function ownInstitute(institute: Institute, db: Db | Tx): Promise<OwnSchool | OwnCollege> {
  return { ...(await recordOf(institute, db)), waiting: await waitingOf(db, institute) }
}

const empty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

/** The sources after a change: every field that really changed now comes from the institute. */
function sourcesAfter(before: School | College, change: Record<string, unknown>): Sources {
  const current = before as unknown as Record<string, unknown>
  const changed = Object.keys(change).filter((name) => !isSameValue(change[name], current[name]))
  const sources = Object.fromEntries(Object.entries(before.sources).filter(([name]) => !changed.includes(name)))
  for (const name of changed) if (!empty(change[name])) sources[name] = ownSource(before.name)
  return sources
}
/** The source of its fees cannot be set by an institute: only staff may name a register. */
const unsourced = ({ offers, ...change }: CollegeChange): CollegeChange => ({
  ...change,
  ...(offers ? { offers: offers.map((offer) => ({ ...offer, feeSource: null })) } : {}),
})
/** New figures from an institute have the institute as their source; unchanged ones retain theirs. */
async function ownFees(tx: Tx, institute: Institute, name: string): Promise<void> {
  await tx
    .update(collegeOffer)
    .set({ feeSource: ownSource(name), updatedAt: nextUpdatedAt(collegeOffer.updatedAt) })
    .where(
      and(
        eq(collegeOffer.college, institute.id),
        isNull(collegeOffer.feeSource),
        sql`cardinality(${collegeOffer.feeByYear}) > 0`,
      ),
    )
  await deriveCollege(tx, institute)
}

/** INVALID for an unpublished exam, as for a missing one. Exams that staff set for its courses may stay. */
async function assertPublishedExams(tx: Tx, { id }: Institute, offers: readonly { exams: number[] }[]): Promise<void> {
  const currentOffers = await tx
    .select({ exams: collegeOffer.exams })
    .from(collegeOffer)
    .where(eq(collegeOffer.college, id))
  const currentExams = new Set(currentOffers.flatMap(({ exams }) => exams))
  const fresh = offers.flatMap(({ exams }) => exams).filter((exam) => !currentExams.has(exam))
  const errors = await missingIds(tx, catalogue.examList, 'offers', fresh, 'published')
  if (errors.length > 0) throw new ApiError('INVALID', { errors })
}

type Change = Readonly<Record<string, unknown>>
/** Splits the named fields into those that identify the institute and those that it may change directly. */
function split(kind: Institute['type'], fields: Change): { reviewed: Change; direct: Change } {
  const identity = Object.values(identityOf(kind)).flat()
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  return {
    reviewed: Object.fromEntries(entries.filter(([name]) => identity.includes(name))),
    direct: Object.fromEntries(entries.filter(([name]) => !identity.includes(name))),
  }
}
/** Writes an institute's direct changes, with itself as the source of the changed fields. */
async function write(
  tx: Tx,
  author: Author,
  institute: Institute,
  before: School | College,
  ownChange: Change,
): Promise<void> {
  const change = { ...ownChange, sources: sourcesAfter(before, ownChange) }
  if (institute.type === 'school') {
    await updateSchool(tx, author, institute.id, change as SchoolChange)
    return
  }
  const { offers } = change as CollegeChange
  if (offers) await assertPublishedExams(tx, institute, offers)
  await updateCollege(tx, author, institute.id, unsourced(change as CollegeChange))
  if (offers) await ownFees(tx, institute, before.name)
}
const sent = (reviewedGroups: readonly string[]) =>
  `Sent to Pravesh, which looks at it first: ${reviewedGroups.join(', ')}`

/**
 * Changes the named fields of the buyer's own institute: its own fields directly; identifying ones become proposals and wait for staff.
 * Fields of the other kind, and forbidden ones, are INVALID. CONFLICT with its own record where `version` is not the current one.
 */
export async function updateOwnInstitute(db: Db, author: Author, institute: Institute, body: unknown) {
  const parsed = (institute.type === 'school' ? ownSchoolChange : ownCollegeChange).safeParse(body)
  if (!parsed.success) throw new ApiError('INVALID', { errors: fieldErrors(parsed.error) })
  const { version, ...requestedChange } = parsed.data
  const { reviewed: identityChange, direct: ownChange } = split(institute.type, requestedChange)
  return db.transaction(async (tx) => {
    const table = tableOf(institute.type)
    await tx.select({ id: table.id }).from(table).where(eq(table.id, institute.id)).for('update')
    const before = await recordOf(institute, tx)
    if (version !== before.version)
      throw new ApiError('CONFLICT', {
        message: `Somebody else changed this ${institute.type} meanwhile`,
        record: await ownInstitute(institute, tx),
        changedBy: await lastAuthor(tx, institute, author),
      })
    const proposed = await propose(tx, institute, author, before, identityChange)
    const writes = Object.keys(ownChange).length > 0
    if (writes) await write(tx, author, institute, before, ownChange)
    const done = writes || proposed.fields.length === 0 ? ['Institute Updated Successfully'] : []
    return {
      data: await ownInstitute(institute, tx),
      message: [...done, ...(proposed.groups.length > 0 ? [sent(proposed.groups)] : [])].join('. '),
      proposed: proposed.fields,
    }
  })
}
