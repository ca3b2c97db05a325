import {
  ApiError,
  type InstituteType,
  type Partner,
  type PartnerBody,
  type PartnerState,
  partnerMoves,
} from '@pravesh/contract'
import { assertReferenced } from '../../catalogue/institute/found.ts'
import type { Config } from '../../platform/config/config.ts'
import { and, eq, getTableColumns, ilike, not, or, type SQL, sql } from '../../platform/db/drizzle.ts'
import { type Db, sqlState, type Tx } from '../../platform/db/index.ts'
import { anyOf } from '../../platform/db/statements/any-of.ts'
import { nextUpdatedAt } from '../../platform/db/tables/updated-at.ts'
import { partnerApplication } from '../../platform/db/tables.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { actorOf, type Call } from '../../platform/http/bind.ts'
import { idFilter, idsOfPage, inOrder, likePattern, newestOrder, type PageQuery } from '../../platform/http/page.ts'
import { isStale } from '../../platform/http/request/if-unchanged.ts'
import { e164 } from '../../platform/http/request/mobile.ts'
import { plainName, queueTemplatedMail } from '../../services/mail/compose.ts'
import { numberLike } from '../enquiry/staff/number-search.ts'
import { type EventKeys, recordCall } from '../security-log/record.ts'

type PartnerApplicationsQuery = PageQuery<'id' | 'name' | 'status' | 'createdAt' | 'updatedAt'> & {
  status?: PartnerState | undefined
  waiting?: boolean | undefined
  instituteType?: InstituteType | undefined
}
type PartnerApplicationRecord = typeof partnerApplication.$inferSelect
type Change = { [K in keyof PartnerBody]?: PartnerBody[K] | undefined } & {
  id: number
  updatedAt: string
  status?: PartnerState | undefined
  notify?: string | undefined
}
type MailConfig = Pick<Config, 'encryptionKeys' | 'origin'>
export const asPartner = (row: PartnerApplicationRecord): Partner => ({ ...row, us_id: row.id })

/** One application. NOT_FOUND where there is none. */
export async function partnerById(db: Db | Tx, us_id: number): Promise<Partner> {
  const [row] = await db.select().from(partnerApplication).where(eq(partnerApplication.id, us_id))
  if (!row) throw new ApiError('NOT_FOUND')
  return asPartner(row)
}
/** The condition of the index of open applications, also used for their count in the overview. */
const waiting = sql`${partnerApplication.status} in ('new', 'contacted', 'verified')`
/** A page of applications, newest first by default; search matches institute, person, mail, mobile and code. */
export async function listPartners(db: Db, q: PartnerApplicationsQuery) {
  const t = getTableColumns(partnerApplication)
  const like = q.search ? likePattern(q.search) : undefined
  const where: SQL | undefined = and(
    idFilter(q, t.id),
    q.status ? eq(t.status, q.status) : undefined,
    q.waiting === undefined ? undefined : q.waiting ? waiting : not(waiting),
    q.instituteType ? eq(t.instituteType, q.instituteType) : undefined,
    like
      ? or(
          ...[t.name, t.person, t.email, t.mobile, t.code].map((column) => ilike(column, like)),
          numberLike(t.mobile, q.search),
        )
      : undefined,
  )
  const { ids, totals, ...page } = await idsOfPage(db, q, {
    order: newestOrder(q, t),
    where,
    from: (keys) => db.select(keys).from(partnerApplication),
  })
  const rows = await db.select().from(partnerApplication).where(anyOf(t.id, ids))
  return { data: inOrder(ids, rows).map(asPartner), ...totals, ...page }
}
/** INVALID where the application names an institute that is not there. */
export async function checkInstitute(tx: Tx, type: InstituteType, id: number | null): Promise<void> {
  if (id === null) return
  await assertReferenced(tx, { type, id }, 'instituteId')
}
/** A step of the timeline. */
export const step = (actor: Actor, from: PartnerState | null, to: PartnerState) => ({
  from,
  to,
  by: actor.name,
  at: new Date().toISOString(),
})
async function once<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (sqlState(error) !== '23505') throw error
    throw new ApiError('DUPLICATE', {
      message: 'This person’s application for this institute is open already',
      errors: [{ field: 'email', message: 'Has an open application for this institute' }],
    })
  }
}
/** Stores an application as new and notifies the applicant. DUPLICATE while one of the same person for the same institute is open. */
export const createPartner = (
  db: Db,
  config: Pick<Config, 'encryptionKeys'>,
  actor: Actor,
  body: PartnerBody,
): Promise<Partner> =>
  once(() =>
    db.transaction(async (tx) => {
      await checkInstitute(tx, body.instituteType, body.instituteId)
      const [row] = await tx
        .insert(partnerApplication)
        .values({ ...body, mobile: e164(body.mobile), timeline: [step(actor, null, 'new')] })
        .returning()
      if (!row) throw new Error('An insert answered no row')
      const values = { name: plainName(row.person), institute: plainName(row.name) }
      await queueTemplatedMail(tx, config, { to: row.email, language: 'en' }, { event: 'partner.received', values })
      return asPartner(row)
    }),
  )
function assertTransition(from: PartnerState, to: PartnerState): void {
  if (to === 'approved')
    throw new ApiError('CONFLICT', { message: 'Approve it by become-partner-add: that makes the login' })
  if (!partnerMoves[from].includes(to))
    throw new ApiError('CONFLICT', { message: `It cannot go from ${from} to ${to}` })
}
/** Throws CONFLICT with the application where it was changed since `updatedAt`. Its row is locked by then. */
export function assertUnchanged(row: PartnerApplicationRecord, updatedAt: string): void {
  if (!isStale(updatedAt, row.updatedAt)) return
  // The newest step's name is not that of the last author: fields change without a step.
  throw new ApiError('CONFLICT', {
    message: 'Somebody else changed this application meanwhile',
    record: asPartner(row),
  })
}
/** Mails the reason of a rejection to the applicant. */
function mailRejection(
  tx: Tx,
  config: MailConfig,
  { person, name, email }: PartnerApplicationRecord,
  reason: string,
): Promise<void> {
  const values = {
    ...{ name: plainName(person), institute: plainName(name), reason },
    link: `${config.origin}/enquiry/partner-enquiry`,
  }
  return queueTemplatedMail(tx, config, { to: email, language: 'en' }, { event: 'partner.rejected', values })
}
/**
 * Changes the named fields; `status` moves it on by the rules of the states, and `notify` is mailed as the reason of a rejection. CONFLICT
 * for any other move, and with the application where it changed since `updatedAt`.
 */
export const updatePartner = (
  db: Db,
  config: MailConfig & EventKeys,
  call: Call,
  { id, updatedAt, status, notify, ...change }: Change,
): Promise<Partner> =>
  once(() =>
    db.transaction(async (tx) => {
      const [before] = await tx.select().from(partnerApplication).where(eq(partnerApplication.id, id)).for('update')
      if (!before) throw new ApiError('NOT_FOUND')
      assertUnchanged(before, updatedAt)
      const moves = status !== undefined && status !== before.status
      if (moves) assertTransition(before.status, status)
      // Whom the login was made for stays on record.
      if (before.status === 'approved' && Object.keys(change).some((name) => name !== 'remarks'))
        throw new ApiError('CONFLICT', { message: 'It is approved: only remarks can change' })
      const after = { ...before, ...change }
      await checkInstitute(tx, after.instituteType, after.instituteId)
      const [row] = await tx
        .update(partnerApplication)
        .set({
          ...change,
          ...(change.mobile === undefined ? {} : { mobile: e164(change.mobile) }),
          ...(moves ? { status, timeline: [...before.timeline, step(actorOf(call), before.status, status)] } : {}),
          updatedAt: nextUpdatedAt(partnerApplication.updatedAt),
        })
        .where(eq(partnerApplication.id, id))
        .returning()
      if (!row) throw new Error('An update answered no row')
      if (moves && status === 'rejected') await recordCall(tx, config, call, 'partner-rejected', { partner: id })
      if (moves && status === 'rejected' && notify !== undefined) await mailRejection(tx, config, row, notify)
      return asPartner(row)
    }),
  )
