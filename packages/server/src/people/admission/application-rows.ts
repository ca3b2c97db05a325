import { type ApplicationRow, type ApplicationState, accessDays, isClosed, isCorrectable } from '@pravesh/contract'
import { type Language, t } from '@pravesh/messages'
import { institutesOf, summaryOf } from '../../catalogue/institute/summaries.ts'
import { and, desc, eq, inArray, type SQL } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { today } from '../../platform/db/statements/today.ts'
import { application, applicationMove, child } from '../../platform/db/tables.ts'
import { notAdmittingReason, standingsOf } from './admitting.ts'
import type { Application } from './application.ts'
import { courseSummaries } from './form/course.ts'
import { missingIn, nextStepOf } from './next-step.ts'

/** Which of these staff closed when they refunded the fee, and why. */
export async function refundsIn(db: Db | Tx, ids: readonly number[]): Promise<Map<number, { note: string | null }>> {
  if (ids.length === 0) return new Map()
  const { application: applicationColumn, note, to, by: actorColumn } = applicationMove
  const closed = and(inArray(applicationColumn, [...ids]), eq(to, 'withdrawn'), eq(actorColumn, 'admin'))
  const rows = await db.select({ of: applicationColumn, note }).from(applicationMove).where(closed)
  return new Map(rows.map((row) => [row.of, { note: row.note }]))
}
const isUnpaid = (status: ApplicationState) => status === 'draft' || status === 'payment_pending'
/** No step leads on where no fee is taken; money that is under way is not lost. */
const unpaidAndClosed = (status: ApplicationState, reason: string, language: Language) =>
  status === 'draft' ? reason : t(language)('admission.unlessPaid', { why: reason })

const dayMs = 86_400_000
/** The last day on which the institute of a closed application may read it; null while it is open, and after access has ended. */
const readableUntil = ({ status, submittedAt, accessEndedAt, updatedAt }: Application): string | null =>
  submittedAt === null || accessEndedAt !== null || !isClosed(status)
    ? null
    : today(new Date(Date.parse(updatedAt) + accessDays * dayMs))

/** Applications as their family sees them, newest first, with sentences in its language; at most 300. */
export async function applicationRows(
  db: Db | Tx,
  where: SQL | undefined,
  language: Language = 'en',
): Promise<ApplicationRow[]> {
  const rows = await db
    .select({ a: application, childName: child.name })
    .from(application)
    .leftJoin(child, eq(child.id, application.child))
    .where(where)
    .orderBy(desc(application.id))
    .limit(300)
  const keys = rows.map((row) => row.a)
  const names = await institutesOf(db, keys)
  const courseOf = await courseSummaries(db, keys)
  const refunded = await refundsIn(
    db,
    keys.flatMap((a) => (a.status === 'withdrawn' ? [a.id] : [])),
  )
  const admissionOf = await standingsOf(
    db,
    keys.filter((a) => isUnpaid(a.status)),
  )
  return rows.map(({ a, childName }) => {
    const closed = isUnpaid(a.status) ? notAdmittingReason(admissionOf(a), language) : undefined
    const { name: instituteName, url: instituteUrl } = summaryOf(names, a)
    const { id, instituteType, instituteId, child: childId, class: grade, session, status } = a
    const { waitlistNumber, replyBy, submittedAt, updatedAt } = a
    return {
      ...{ id, instituteType, instituteId, instituteName, instituteUrl, child: childId, childName },
      ...courseOf(a),
      ...{ class: grade, session, status },
      ...{
        nextStep: closed ? unpaidAndClosed(a.status, closed, language) : nextStepOf(a, refunded.get(id), language),
        missing: isCorrectable(a.status) ? missingIn(a).map(([name]) => name) : [],
        waitlistNumber,
        replyBy,
        submittedAt,
        readableUntil: readableUntil(a),
        updatedAt,
      },
    }
  })
}
