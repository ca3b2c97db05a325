import { isDeepStrictEqual } from 'node:util'
import { closedStates, isCorrectable } from '@pravesh/contract'
import { and, desc, eq, max, notInArray, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { application, applicationMove, applicationSent, contactRead } from '../../../platform/db/tables.ts'
import { raiseNotice } from '../../notice/raise.ts'
import type { Application } from '../application.ts'
import { formToSend } from '../sent.ts'
import { lockAccount, writeMove } from './transition.ts'

/**
 * Locks the account's open applications before a form change or a document deletion. A concurrent payment either submits the unchanged
 * form first and is followed by the correction, or waits and submits the changed form.
 */
export async function lockUnderWay(tx: Tx, account: number): Promise<void> {
  await lockAccount(tx, account)
  const open = and(eq(application.account, account), notInArray(application.status, [...closedStates]))
  await tx.select({ id: application.id }).from(application).where(open).orderBy(application.id).for('update')
}

/** Resubmits every application of the account that its institute has not started reading, where `condition` is true. */
export async function renewSent(
  tx: Tx,
  { account, name }: { account: number; name: string },
  condition: SQL | undefined,
  sections: readonly string[],
): Promise<void> {
  const mine = and(eq(application.account, account), condition)
  for (const row of await tx.select().from(application).where(mine).orderBy(application.id))
    await renewOne(tx, row, name, sections)
}

/** Corrections that have a line of the timeline each; later ones share a line, but for those of a version that a staff member has read. */
const mostLines = 50

/** Whether a staff member has read the current version of an application. A concurrent read and this transaction wait for each other. */
async function isRead(tx: Tx, id: number): Promise<boolean> {
  const lastSent = tx
    .select({ at: max(applicationSent.at) })
    .from(applicationSent)
    .where(eq(applicationSent.application, id))
  const since = sql`${contactRead.readAt} > coalesce((${lastSent}), '-infinity')`
  return (await tx.$count(contactRead, and(eq(contactRead.application, id), since))) > 0
}

/** Lets the latest line of a timeline stand for a correction as well, where it is one itself; false where it is not. */
async function lengthenLine(tx: Tx, { id, status }: Application, sections: readonly string[]): Promise<boolean> {
  const byApplication = eq(applicationMove.application, id)
  const [last] = await tx.select().from(applicationMove).where(byApplication).orderBy(desc(applicationMove.id)).limit(1)
  if (last?.by !== 'family' || last.from !== status || last.to !== status) return false
  const set = { corrected: [...new Set([...last.corrected, ...sections])], at: sql`clock_timestamp()` }
  await tx.update(applicationMove).set(set).where(eq(applicationMove.id, last.id))
  return true
}

const toJsonValue = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))
/**
 * Resubmits an application with the family's current form; `before` is its previous state. The questions stay those of their day. The
 * previous version takes the place of the one before, and the timeline names the corrected parts, in one line where one account corrects
 * endlessly without a reader. Without a change this does nothing.
 */
export async function renewOne(
  tx: Tx,
  current: Application,
  actor: string,
  sections: readonly string[],
  before: Application = current,
): Promise<void> {
  if (current.submittedAt === null || !isCorrectable(current.status)) return
  const fresh = await formToSend(tx, current)
  const sent = { ...fresh.sent, questions: current.sent?.questions ?? fresh.sent.questions }
  const isUnchanged =
    isDeepStrictEqual(toJsonValue(sent), toJsonValue(current.sent)) &&
    isDeepStrictEqual(fresh.documents, before.documents)
  const pickFields = ({ child, course, specialization, class: grade, session, quota, answers }: Application) => [
    child,
    course,
    specialization,
    grade,
    session,
    quota,
    answers,
  ]
  if (isUnchanged && isDeepStrictEqual(pickFields(current), pickFields(before))) return
  const hasOwnLine = current.sentVersion <= mostLines || (await isRead(tx, current.id))
  const earlier = {
    application: current.id,
    version: current.sentVersion,
    sent: current.sent,
    at: sql`clock_timestamp()`,
  }
  // One earlier version is kept: what else was corrected is nobody's to read any more.
  await tx.delete(applicationSent).where(eq(applicationSent.application, current.id))
  await tx.insert(applicationSent).values(earlier)
  const set = { sent, documents: fresh.documents, sentVersion: current.sentVersion + 1, updatedAt: sql`now()` }
  const [renewed] = await tx.update(application).set(set).where(eq(application.id, current.id)).returning()
  if (!renewed) throw new Error('A locked application was not there')
  const { id, instituteType: type, instituteId } = renewed
  // Several corrections of an hour are one piece of news.
  const hour = Math.floor(Date.now() / 3_600_000)
  await raiseNotice(tx, { type, id: instituteId }, { kind: 'document', subject: id, key: `document:${id}:${hour}` })
  if (!hasOwnLine && (await lengthenLine(tx, renewed, sections))) return
  await writeMove(tx, renewed, renewed.status, { by: 'family', actor, corrected: [...sections] })
}
