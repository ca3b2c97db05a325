import { isDeepStrictEqual } from 'node:util'
import { closedStates, isCorrectable, type SentApplication } from '@pravesh/contract'
import { and, desc, eq, max, notInArray, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { application, applicationMove, applicationSent, contactRead } from '../../../platform/db/tables.ts'
import type { Application } from '../application.ts'
import { formToSend } from '../sent.ts'
import { lockAccount, writeMove } from './transition.ts'

/**
 * Locks what a family has under way before its form is written or its documents go: money that arrives at the same time sends the form
 * as it is written, or waits in front of it and is followed by the correction.
 */
export async function lockUnderWay(tx: Tx, account: number): Promise<void> {
  await lockAccount(tx, account)
  const open = and(eq(application.account, account), notInArray(application.status, [...closedStates]))
  await tx.select({ id: application.id }).from(application).where(open).orderBy(application.id).for('update')
}

/** Sends anew every application of the account that its institute has not begun to read, where `condition` holds. */
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

/** So many writings of one application are kept whatever they are. Of later ones, those that somebody of the staff has read. */
const mostUnread = 50

/** Whether somebody of the staff has read an application as it stands now. Whoever is reading it waits for us, or we for them. */
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
 * Sends an application anew, as its family wrote it now; `before` is how it stood. The questions stay those of its day.
 * What was sent before is kept by its number, and the timeline says what was corrected: each time, but where one account corrects
 * without end what nobody reads. Nothing changed: nothing happens.
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
  const sent: SentApplication = { ...fresh.sent, questions: current.sent?.questions ?? fresh.sent.questions }
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
  const storesVersion = current.sentVersion <= mostUnread || (await isRead(tx, current.id))
  const earlier = {
    application: current.id,
    version: current.sentVersion,
    sent: current.sent,
    at: sql`clock_timestamp()`,
  }
  if (storesVersion) await tx.insert(applicationSent).values(earlier)
  const set = { sent, documents: fresh.documents, sentVersion: current.sentVersion + 1, updatedAt: sql`now()` }
  const [renewed] = await tx.update(application).set(set).where(eq(application.id, current.id)).returning()
  if (!renewed) throw new Error('A locked application was not there')
  if (!storesVersion && (await lengthenLine(tx, renewed, sections))) return
  await writeMove(tx, renewed, renewed.status, { by: 'family', actor, corrected: [...sections] })
}
