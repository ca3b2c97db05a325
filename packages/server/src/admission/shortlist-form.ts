import {
  ApiError,
  type ApplicationState,
  closedStates,
  orderAmount,
  orderCurrency,
  type ShortlistForm,
  type shortlistFormChange,
} from '@pravesh/contract'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type Db, sqlState, type Tx } from '../db/index.ts'
import { application, document, payment, school, shortlist } from '../db/tables.ts'
import { paymentRows } from '../payment/list.ts'
import type { Actor } from '../session/actor.ts'
import { commonFormOf } from './children.ts'
import { checkOwnDocuments, documentRows } from './documents.ts'
import { checkOwnChild, timelineOf } from './find.ts'
import { fullness } from './fullness.ts'
import { type Application, lockAccount, moveApplication, startApplication } from './move.ts'
import { type Shortlisted, trackOf, withApplications } from './shortlist.ts'
import type { Tell } from './tell.ts'

type Change = z.output<typeof shortlistFormChange>

/** The id in the path: one's own shortlist row, else the institute on it. NOT_FOUND otherwise. */
async function resolve(tx: Db | Tx, account: number, id: number): Promise<Shortlisted> {
  const mine = eq(shortlist.account, account)
  const [row] = await tx
    .select()
    .from(shortlist)
    .where(and(mine, eq(shortlist.id, id)))
  if (row) return row
  const type = await trackOf(tx, account)
  const its = and(mine, eq(shortlist.instituteType, type), eq(shortlist.instituteId, id))
  const [named] = await tx.select().from(shortlist).where(its).orderBy(desc(shortlist.id)).limit(1)
  if (!named) throw new ApiError('NOT_FOUND')
  return named
}
/** The application of a shortlist row: the open one, else the newest. */
async function applicationOf(tx: Db | Tx, row: Shortlisted, lock = false): Promise<Application | undefined> {
  const open = sql`${application.status} in ${[...closedStates]}`
  const found = tx
    .select()
    .from(application)
    .where(
      and(
        eq(application.account, row.account),
        eq(application.instituteType, row.instituteType),
        eq(application.instituteId, row.instituteId),
        row.child === null ? undefined : eq(application.child, row.child),
      ),
    )
    .orderBy(open, desc(application.id))
    .limit(1)
  const [its] = await (lock ? found.for('update') : found)
  return its
}

async function shown(db: Db | Tx, row: Shortlisted): Promise<ShortlistForm> {
  const { account, instituteId, instituteType } = row
  const its = await applicationOf(db, row)
  const [listed] = await withApplications(db, account, [row])
  if (!listed) throw new Error('A shortlisted institute was not there')
  const { createdAt: _, ...head } = listed
  const of = its ? its.child : row.child
  const form = of === null ? null : await commonFormOf(db, account, of)
  const [asks] =
    instituteType === 'school'
      ? await db.select({ admission: school.admission }).from(school).where(eq(school.id, instituteId))
      : []
  const documentsAsked = asks?.admission?.documents ?? []
  const shared = its?.documents ?? []
  const documents =
    shared.length === 0 ? [] : await documentRows(db, and(eq(document.account, account), inArray(document.id, shared)))
  const [paid] = its ? await paymentRows(db, eq(payment.application, its.id)) : []
  const { session = null, quota = null, answers = {} } = its ?? {}
  const parts = {
    child: of,
    class: its?.class,
    session,
    commonForm: form?.completeness.percent === 100 ? true : null,
    documents,
  }
  const needed = instituteType === 'school' ? ['child', 'class', 'session', 'commonForm'] : ['session']
  const {
    id: _id,
    child: _child,
    completeness: _full,
    updatedAt: _at,
    ...common
  } = form ?? ({} as NonNullable<typeof form>)
  return {
    ...head,
    child: of,
    childName: form?.child.name ?? listed.childName,
    class: its?.class ?? null,
    ...{ session, quota, answers: answers as Record<string, string>, documentsAsked, documents },
    common: form ? common : null,
    fee: { amount: orderAmount, currency: orderCurrency, paid: its?.submittedAt != null },
    payment: paid ?? null,
    completeness: fullness(parts, documentsAsked.length > 0 ? [...needed, 'documents'] : needed),
    timeline: its ? await timelineOf(db, its.id) : [],
  }
}
export const readShortlistForm = async (db: Db, account: number, id: number): Promise<ShortlistForm> =>
  shown(db, await resolve(db, account, id))

const moves: Record<NonNullable<Change['move']>, ApplicationState> = {
  withdraw: 'withdrawn',
  accept: 'accepted',
  decline: 'declined',
  'documents-added': 'under_review',
}
/** What may still be written while an application is in this state. */
function refuseLate({ status }: Application, { documents, ...fields }: Omit<Change, 'move' | 'note'>): void {
  const draft = status === 'draft' || status === 'payment_pending'
  const typed = Object.values(fields).some((value) => value !== undefined)
  if (draft || (!typed && (documents === undefined || status === 'documents_requested'))) return
  throw new ApiError('CONFLICT', { message: 'A submitted application stays as it was sent' })
}

/** Fills the application, which is started where none is open, and makes the move that is asked for. */
export async function changeShortlistForm(
  db: Db,
  tell: Tell,
  actor: Actor,
  id: number,
  change: Change,
): Promise<ShortlistForm> {
  const { account, name } = actor
  const { move, note, ...fields } = change
  const by = { by: 'family', actor: name, note: note ?? null } as const
  try {
    return await db.transaction(async (tx) => {
      await lockAccount(tx, account)
      const row = await resolve(tx, account, id)
      await checkOwnChild(tx, account, fields.child)
      await checkOwnDocuments(tx, account, fields.documents ?? [], 'documents')
      const newest = await applicationOf(tx, row, true)
      const open = newest && !(closedStates as readonly string[]).includes(newest.status) ? newest : undefined
      if (!open && move) throw new ApiError('CONFLICT', { message: 'There is no application under way' })
      const { instituteType, instituteId } = row
      const held =
        open ??
        (await startApplication(tx, { account, instituteType, instituteId, child: fields.child ?? row.child }, by))
      refuseLate(held, fields)
      const written = { ...fields, updatedAt: sql`now()` as never }
      const [filled] = await tx.update(application).set(written).where(eq(application.id, held.id)).returning()
      if (!filled) throw new Error('A locked application was not there')
      // The list follows the form: it is for the child that the form names.
      const of = fields.child === undefined ? row.child : fields.child
      if (of !== row.child) await tx.update(shortlist).set({ child: of }).where(eq(shortlist.id, row.id))
      if (move)
        await moveApplication(tx, tell, filled, moves[move], by, move === 'accept' ? { replyBy: filled.replyBy } : {})
      return shown(tx, { ...row, child: of })
    })
  } catch (thrown) {
    if (sqlState(thrown) === '23505') throw new ApiError('ALREADY_SHORTLISTED')
    throw thrown
  }
}
