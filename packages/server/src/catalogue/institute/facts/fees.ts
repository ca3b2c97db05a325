import { createHash } from 'node:crypto'
import { ApiError, type ClassFee, feeTotals, type GradeFeeRow, type PartChange, type Source } from '@pravesh/contract'
import { and, asc, desc, eq, getTableColumns } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { school, schoolFee } from '../../../platform/db/tables.ts'
import { isSameValue } from '../changes/change-values.ts'
import { type Author, lastAuthor, noteChange, partEntry } from '../changes/changes.ts'
import { mustExist } from '../found.ts'
import { invalidatePages, takeInstitute } from '../parts/engine.ts'

const { id: _id, school: _school, ...columns } = getTableColumns(schoolFee)
/** Fields of a school's fees for one class in one session. */
export const feeParts = columns

/** Fees by class with their totals, newest session first, lowest class first. */
async function feesOf(db: Db | Tx, sid: number, session?: string): Promise<ClassFee[]> {
  const rows = await db
    .select(columns)
    .from(schoolFee)
    .where(and(eq(schoolFee.school, sid), session === undefined ? undefined : eq(schoolFee.session, session)))
    .orderBy(desc(schoolFee.session), asc(schoolFee.class))
  return rows.map((fee) => ({ ...fee, ...feeTotals(fee) }))
}
type Page = { page: number; limit: number; session?: string | undefined }
async function loadFeePage(db: Db | Tx, sid: number, { page, limit, session }: Page) {
  const all = await feesOf(db, sid, session)
  const sessions = await db
    .selectDistinct({ session: schoolFee.session })
    .from(schoolFee)
    .where(eq(schoolFee.school, sid))
    .orderBy(desc(schoolFee.session))
  const data = all.slice((page - 1) * limit, page * limit)
  const sessionNames = [...new Set(all.map((fee) => fee.session))]
  const versions = sessionNames.flatMap((name) => {
    const version = versionOf(all.filter((fee) => fee.session === name))
    return version === null ? [] : [{ session: name, version }]
  })
  return { data, total: all.length, page, limit, sessions: sessions.map((s) => s.session), versions }
}
/** A digest of a session's table, which has no time of its own: its rows are replaced. Null where there is none. */
function versionOf(fees: readonly ClassFee[]): string | null {
  if (fees.length === 0) return null
  return createHash('sha256').update(JSON.stringify(fees)).digest('hex').slice(0, 32)
}
/** A page of the fee tables of a school. NOT_FOUND where there is none. */
export async function listFees(db: Db, sid: number, page: Page) {
  await mustExist(db, { type: 'school', id: sid })
  return loadFeePage(db, sid, page)
}
/** Lists show the newest session that has fees: its lowest and highest yearly cost. */
async function deriveSchool(tx: Tx, sid: number): Promise<void> {
  const all = await feesOf(tx, sid)
  const newest = all.filter((fee) => fee.session === all[0]?.session && fee.recurring > 0)
  const yearly = newest.map((fee) => fee.recurring)
  const derived =
    yearly.length === 0
      ? { feeMin: null, feeMax: null, feeSource: null }
      : { feeMin: Math.min(...yearly), feeMax: Math.max(...yearly), feeSource: newest[0]?.source ?? null }
  await tx.update(school).set(derived).where(eq(school.id, sid))
}
/** The change log's action for a session's table. */
function feeAction(before: readonly ClassFee[], after: readonly ClassFee[]): PartChange['action'] {
  if (before.length === 0) return 'added'
  return after.length === 0 ? 'deleted' : 'changed'
}
/** A session's table for the change log, without its totals: saving it restores the table. Undefined where there is none. */
function loggedTable(fees: readonly ClassFee[]) {
  const [first] = fees
  if (!first) return undefined
  const rows = fees.map(
    ({ session: _session, source: _source, recurring: _recurring, firstYear: _firstYear, ...fee }) =>
      Object.fromEntries(Object.entries(fee).filter(([, value]) => value !== null)),
  )
  return { source: first.source, fees: rows }
}
type Table = { session: string; fees: readonly GradeFeeRow[]; version: string | null }
/**
 * Replaces one session's complete table; concurrent writers run one after the other. Other sessions stay. CONFLICT with the session's
 * table where `version` is not the current one: null stands for no table.
 */
export function replaceFees(db: Db, author: Author, sid: number, { session, fees, version }: Table, source: Source) {
  return db.transaction(async (tx) => {
    const institute = { type: 'school' as const, id: sid }
    await takeInstitute(tx, institute)
    const before = await feesOf(tx, sid, session)
    if (version !== versionOf(before))
      throw new ApiError('CONFLICT', {
        message: `Somebody else changed the fees of ${session} since you read them`,
        record: await loadFeePage(tx, sid, { page: 1, limit: 100, session }),
        changedBy: await lastAuthor(tx, institute, author),
      })
    await tx.delete(schoolFee).where(and(eq(schoolFee.school, sid), eq(schoolFee.session, session)))
    if (fees.length > 0)
      await tx.insert(schoolFee).values(fees.map((fee) => ({ ...fee, session, source, school: sid })))
    await deriveSchool(tx, sid)
    const after = await feesOf(tx, sid, session)
    if (!isSameValue(before, after))
      await noteChange(tx, institute, author, [
        partEntry(
          'fees',
          { action: feeAction(before, after), title: session },
          { before: loggedTable(before), after: loggedTable(after) },
        ),
      ])
    await invalidatePages(tx, institute)
    return loadFeePage(tx, sid, { page: 1, limit: 100 })
  })
}
