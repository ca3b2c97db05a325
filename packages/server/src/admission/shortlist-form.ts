import {
  ApiError,
  type ApplicationState,
  closedStates,
  isClosed,
  isCorrectable,
  orderAmount,
  orderCurrency,
  type ShortlistForm,
  type shortlistFormChange,
} from '@pravesh/contract'
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type Db, sqlState, type Tx } from '../db/index.ts'
import { application, document, payment, school, shortlist } from '../db/tables.ts'
import { paymentRows } from '../payment/list.ts'
import type { Actor } from '../session/actor.ts'
import { isFormFull } from './application-form.ts'
import { commonFormOf } from './children.ts'
import { renewOne } from './correct.ts'
import { readsOf } from './desk-read.ts'
import { checkOwnDocuments, documentRows } from './documents.ts'
import { checkOwnChild, timelineOf } from './find.ts'
import { fullness } from './fullness.ts'
import {
  type Application,
  lockAccount,
  lockApplication,
  moveApplication,
  refuseSecondOpen,
  startApplication,
} from './move.ts'
import { missingIn } from './next-step.ts'
import { checkAnswers, questionsOf } from './questions.ts'
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
        row.child === null ? undefined : or(eq(application.child, row.child), isNull(application.child)),
      ),
    )
    .orderBy(open, sql`${application.child} is null`, desc(application.id))
    .limit(1)
  const [its] = await (lock ? found.for('update') : found)
  return its
}

/** Of what was sent it counts what the institute reads. */
const asSent = (its: Application, parts: Record<string, unknown>) => {
  const lacks = new Set(missingIn(its).map(([name]) => name))
  const whole = (name: string) => (lacks.has(name) ? null : true)
  return { ...parts, commonForm: whole('commonForm'), applicationForm: whole('applicationForm') }
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
  const [latest] = its ? await paymentRows(db, eq(payment.application, its.id)) : []
  const [fee] = its?.payment ? await paymentRows(db, eq(payment.id, its.payment)) : []
  const { session = null, quota = null, answers = {} } = its ?? {}
  // What was sent answers the questions of its day.
  const { questions } = its?.sent ?? (await questionsOf(db, { type: instituteType, id: instituteId }))
  const required = questions.filter((q) => q.required).map((q) => `answers.${q.id}`)
  const parts = {
    ...Object.fromEntries(Object.entries(answers).map(([id, answer]) => [`answers.${id}`, answer])),
    child: of,
    class: its?.class,
    session,
    commonForm: form?.completeness.percent === 100 ? true : null,
    applicationForm: instituteType === 'college' && (await isFormFull(db, account)) ? true : null,
    documents,
  }
  const needed = instituteType === 'school' ? ['child', 'class', 'session', 'commonForm'] : ['applicationForm']
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
    ...{ session, quota, questions, answers: answers as ShortlistForm['answers'], documentsAsked, documents },
    common: its?.sent?.common ? { ...its.sent.common, documents: null } : form ? common : null,
    fee: {
      ...{ amount: orderAmount, currency: orderCurrency },
      ...{ paid: fee?.status === 'paid', status: fee?.status ?? 'unpaid', receiptNumber: fee?.receiptNumber ?? null },
    },
    payment: latest ?? null,
    completeness: fullness(its?.sent ? asSent(its, parts) : parts, [
      ...needed,
      ...(documentsAsked.length > 0 ? ['documents'] : []),
      ...required,
    ]),
    timeline: its ? await timelineOf(db, its.id) : [],
    reads: its ? await readsOf(db, its.id) : [],
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
/** What may still be written while an application is in this state: once sent, until the institute begins to read. */
function refuseLate({ status, child }: Application, fields: Omit<Change, 'move' | 'note'>): void {
  if (status === 'draft' || status === 'payment_pending') return
  if (Object.values(fields).every((value) => value === undefined)) return
  if (!isCorrectable(status))
    throw new ApiError('CONFLICT', {
      message: 'The institute has begun to read this application: it stays as it was sent',
    })
  if (fields.child !== undefined && child !== null && fields.child !== child)
    throw new ApiError('CONFLICT', { message: 'It was sent for a child. For another one, apply anew' })
}

const isOpen = (one: Application | undefined): one is Application => one !== undefined && !isClosed(one.status)
const isReading = ({ status, submittedAt }: Application) => submittedAt !== null && !isCorrectable(status)
const union = (some: readonly number[], more: readonly number[]) => [...new Set([...some, ...more])]

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
      const newest = await applicationOf(tx, row, true)
      await checkOwnChild(tx, account, fields.child)
      await checkOwnDocuments(tx, account, fields.documents ?? [], 'documents')
      if (fields.answers) {
        const sent = isOpen(newest) ? newest?.sent : undefined
        const { questions } = sent ?? (await questionsOf(tx, { type: row.instituteType, id: row.instituteId }))
        checkAnswers(questions, fields.answers)
      }
      const open = isOpen(newest) ? newest : undefined
      if (!open && move) throw new ApiError('CONFLICT', { message: 'There is no application under way' })
      const { instituteType, instituteId } = row
      const held =
        open ??
        (await startApplication(tx, { account, instituteType, instituteId, child: fields.child ?? row.child }, by))
      refuseLate(held, fields)
      // What an institute was given it keeps: documents that it asks for come beside the others.
      const documents =
        held.submittedAt && fields.documents ? union(held.documents, fields.documents) : fields.documents
      // An application that names no child is for the one that the list names.
      const whose = fields.child === undefined && held.child === null && !isReading(held) ? row.child : fields.child
      const written = { ...fields, child: whose, documents, updatedAt: sql`now()` as never }
      const [filled] = await refuseSecondOpen(() =>
        tx.update(application).set(written).where(eq(application.id, held.id)).returning(),
      )
      if (!filled) throw new Error('A locked application was not there')
      const sections = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [name]))
      await renewOne(tx, filled, name, sections.length > 0 ? sections : ['child'], held)
      // The list follows the form: it is for the child that the form names.
      const of = fields.child === undefined ? row.child : fields.child
      if (of !== row.child) await tx.update(shortlist).set({ child: of }).where(eq(shortlist.id, row.id))
      if (move)
        await moveApplication(
          tx,
          tell,
          await lockApplication(tx, filled.id),
          moves[move],
          by,
          move === 'accept' ? { replyBy: filled.replyBy } : {},
        )
      return shown(tx, { ...row, child: of })
    })
  } catch (thrown) {
    if (sqlState(thrown) === '23505') throw new ApiError('ALREADY_SHORTLISTED')
    throw thrown
  }
}
