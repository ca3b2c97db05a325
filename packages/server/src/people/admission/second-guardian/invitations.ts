import { ApiError, type SecondGuardian } from '@pravesh/contract'
import { and, desc, eq, inArray, isNull, sql } from '../../../platform/db/drizzle.ts'
import { type Db, sqlState, type Tx } from '../../../platform/db/index.ts'
import { child, childGuardian, studentAccount } from '../../../platform/db/tables.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { OwnQuery } from '../../../platform/http/own-page.ts'
import { idFilter, limitOffset } from '../../../platform/http/page.ts'
import { e164 } from '../../../platform/http/request/mobile.ts'
import { countTry } from '../../../platform/limits/throttle.ts'
import { recordConsent, recordWithdrawal } from '../../consent/ledger.ts'
import { checkOwnChild } from '../find.ts'
import { lockAccount } from '../transition/transition.ts'

/** Second guardians and open invitations of one child. */
const mostGuardians = 3
const invalid = (field: string, message: string) => new ApiError('INVALID', { errors: [{ field, message }] })

const columns = {
  id: childGuardian.id,
  child: childGuardian.child,
  childName: child.name,
  mobile: childGuardian.mobile,
  name: studentAccount.name,
  createdAt: childGuardian.createdAt,
  acceptedAt: childGuardian.acceptedAt,
  confirmedAt: childGuardian.confirmedAt,
}
const joined = (db: Db | Tx) =>
  db
    .select(columns)
    .from(childGuardian)
    .innerJoin(child, eq(child.id, childGuardian.child))
    .leftJoin(studentAccount, eq(studentAccount.id, childGuardian.account))

/** A page of the second guardians of the children of an account, and of its invitations, newest first. */
export async function listGuardians(db: Db, account: number, q: OwnQuery) {
  const where = and(eq(child.account, account), idFilter(q, childGuardian.id))
  const { limit, offset } = limitOffset(q)
  const data: SecondGuardian[] = await joined(db)
    .where(where)
    .orderBy(desc(childGuardian.id))
    .limit(limit)
    .offset(offset)
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(childGuardian)
    .innerJoin(child, eq(child.id, childGuardian.child))
    .where(where)
  return { data, total: count?.total ?? 0, page: q.page, limit }
}
async function guardianById(tx: Tx, id: number): Promise<SecondGuardian> {
  const [row] = await joined(tx).where(eq(childGuardian.id, id))
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

/**
 * Invites the person of a mobile to see a child. Nothing is shown before that person has proven the mobile, accepted, and been confirmed by
 * name: a number may be mistyped, or given to somebody else meanwhile.
 */
export async function inviteGuardian(
  db: Db,
  { account }: Actor,
  { child: childId, mobile: typed }: { child: number; mobile: string },
): Promise<SecondGuardian> {
  const mobile = e164(typed)
  await countTry(db, [['guardian-invitations', account], 20, 24 * 60])
  try {
    return await db.transaction(async (tx) => {
      await lockAccount(tx, account)
      await checkOwnChild(tx, account, childId)
      const [own] = await tx.select().from(studentAccount).where(eq(studentAccount.id, account))
      if (own?.mobile === mobile) throw invalid('mobile', 'Enter the number of the other person, not your own')
      if ((await tx.$count(childGuardian, eq(childGuardian.child, childId))) >= mostGuardians)
        throw invalid('mobile', 'At most three people for each child')
      const [added] = await tx.insert(childGuardian).values({ child: childId, mobile }).returning()
      if (!added) throw new Error('An insert answered no row')
      return guardianById(tx, added.id)
    })
  } catch (error) {
    if (sqlState(error) !== '23505') throw error
    const message = 'This number is invited already'
    throw new ApiError('DUPLICATE', { message, errors: [{ field: 'mobile', message }] })
  }
}

const ofAccount = (tx: Db | Tx, account: number) =>
  inArray(childGuardian.child, tx.select({ id: child.id }).from(child).where(eq(child.account, account)))

/** Confirms who has accepted. CONFLICT where nobody has yet. */
export async function confirmGuardian(db: Db, { account, name }: Actor, id: number): Promise<SecondGuardian> {
  return db.transaction(async (tx) => {
    const own = and(eq(childGuardian.id, id), ofAccount(tx, account))
    const [row] = await tx.select().from(childGuardian).where(own).for('update')
    if (!row) throw new ApiError('NOT_FOUND')
    if (row.acceptedAt === null) throw new ApiError('CONFLICT', { message: 'Nobody has accepted this invitation yet' })
    if (row.confirmedAt === null) {
      await tx.update(childGuardian).set({ confirmedAt: sql`now()` }).where(own)
      await recordConsent(tx, {
        ...{ account, action: 'given', purpose: 'second-guardian', of: id, by: 'self', name, channel: 'website' },
      })
    }
    return guardianById(tx, id)
  })
}

/** Ends invitations, all or none, and with them what those people see. */
export async function removeGuardians(db: Db, { account, name }: Actor, ids: number[]): Promise<number[]> {
  return db.transaction(async (tx) => {
    const own = and(inArray(childGuardian.id, ids), ofAccount(tx, account))
    const rows = await tx.delete(childGuardian).where(own).returning({ id: childGuardian.id })
    if (rows.length < new Set(ids).size) throw new ApiError('NOT_FOUND')
    for (const { id: of } of rows)
      await recordWithdrawal(tx, { account }, 'second-guardian', { of, by: 'self', name, channel: 'website' })
    return rows.map(({ id }) => id)
  })
}

/** A job: removes invitations that nobody accepted within 30 days: the number may be another person's by then. Returns their number. */
export async function sweepInvitations(db: Db): Promise<number> {
  const isOld = and(isNull(childGuardian.acceptedAt), sql`${childGuardian.createdAt} < now() - interval '30 days'`)
  return (await db.delete(childGuardian).where(isOld).returning({ id: childGuardian.id })).length
}
