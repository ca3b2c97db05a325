import { type AccessRow, ApiError, accessDays, closedStates, isClosed } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import { and, desc, eq, inArray, isNotNull, isNull, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { nextUpdatedAt } from '../../../platform/db/tables/updated-at.ts'
import { application, contactRead } from '../../../platform/db/tables.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { type OwnQuery, ownOrder, ownPage, ownRowsWhere } from '../../../platform/http/own-page.ts'
import { limitOffset } from '../../../platform/http/page.ts'
import type { Notify } from '../../../services/mail/notify.ts'
import { readerLabel, readerPerson } from '../../enquiry/contact-reads.ts'
import { applicationRows } from '../application-rows.ts'
import { recordAccessEnd } from './consents.ts'
import { lockAccount, transitionApplication } from './transition.ts'

type Read = { application: number; side: AccessRow['reads'][number]['side']; at: string; person: string | null }

/** Reads of an application that are answered, on average of a page. */
const maxReads = 100
/** The first read of each account per day in India of these applications, newest first. */
async function readsOfEach(db: Db, ids: readonly number[]): Promise<Read[]> {
  if (ids.length === 0) return []
  const { application: of, realm, account, readAt } = contactRead
  const day = sql`(${readAt} at time zone 'Asia/Kolkata')::date`
  const rows = await db
    .select({
      application: sql<number>`${of}`,
      side: realm,
      at: sql<string>`min(${readAt})`.mapWith(readAt),
      person: readerPerson,
    })
    .from(contactRead)
    .where(inArray(of, [...ids]))
    .groupBy(of, realm, account, day)
    .orderBy(desc(sql`min(${contactRead.id})`))
    .limit(maxReads * ids.length)
  return rows
}

/** A page of the applications that an account has sent: which institute may read each, until when, and who has read it. */
export async function listAccess(db: Db, account: number, query: OwnQuery, language: Language) {
  const where = ownRowsWhere(application, account, query, isNotNull(application.submittedAt))
  const { limit, offset } = limitOffset(query)
  const stored = await db
    .select({ id: application.id, endedAt: application.accessEndedAt, endedBy: application.accessEndedBy })
    .from(application)
    .where(where)
    .orderBy(ownOrder(application, query))
    .limit(limit)
    .offset(offset)
  const ids = stored.map(({ id }) => id)
  const rows = new Map(
    (await applicationRows(db, inArray(application.id, ids), language)).map((row) => [row.id, row] as const),
  )
  const reads = await readsOfEach(db, ids)
  const data = stored.flatMap(({ id, endedAt, endedBy }): AccessRow[] => {
    const row = rows.get(id)
    if (!row?.submittedAt) return []
    const { instituteType, instituteId, instituteName, instituteUrl, childName, status, submittedAt } = row
    const { course, courseName, specialization, specializationName } = row
    return [
      {
        ...{ id, instituteType, instituteId, instituteName, instituteUrl, childName, status, submittedAt },
        ...{ course, courseName, specialization, specializationName },
        ...{ endsOn: row.readableUntil, endedAt, endedBy },
        reads: reads
          .filter((read) => read.application === id)
          .map(({ side, at, person }) => ({ by: readerLabel(side, instituteName, person), side, at })),
      },
    ]
  })
  return ownPage(db, application, where, query, data)
}

/**
 * Ends the access of an institute to one's application, whatever its state: one that is open is withdrawn with it. A reader in progress
 * finishes before; later ones get the row and the timeline alone. NOT_FOUND for another's, and for one that was never sent.
 */
export async function endAccess(db: Db, notify: Notify, { account, name }: Actor, id: number): Promise<number[]> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, account)
    const own = and(eq(application.id, id), eq(application.account, account), isNotNull(application.submittedAt))
    const [current] = await tx.select().from(application).where(own).for('update')
    if (!current) throw new ApiError('NOT_FOUND')
    if (current.accessEndedAt !== null) return [id]
    if (!isClosed(current.status)) {
      await transitionApplication(tx, notify, current, 'withdrawn', { by: 'family', actor: name })
      return [id]
    }
    const ended = { accessEndedAt: sql`now()`, accessEndedBy: 'family' as const }
    await tx
      .update(application)
      .set({ ...ended, updatedAt: nextUpdatedAt(application.updatedAt) })
      .where(eq(application.id, id))
    await recordAccessEnd(tx, current, 'self', name)
    return [id]
  })
}
/** Applications whose access is ended in one transaction: each locks the chain of its account. */
const batchSize = 200

/** A job: ends the access of institutes to applications that were closed so many days ago. Returns their number. */
export async function endOverdueAccess(db: Db): Promise<number> {
  const isOverdue = sql`${application.updatedAt} < now() - make_interval(days => ${accessDays})`
  const where = and(
    isNull(application.accessEndedAt),
    inArray(application.status, [...closedStates]),
    isNotNull(application.submittedAt),
    isOverdue,
  )
  const endBatch = () =>
    db.transaction(async (tx) => {
      const { id, account, submittedAt, accessEndedAt } = application
      const columns = { id, account, submittedAt, accessEndedAt }
      const rows = await tx
        .select(columns)
        .from(application)
        .where(where)
        .orderBy(id)
        .limit(batchSize)
        .for('update', { skipLocked: true })
      const ids = rows.map((row) => row.id)
      await tx.update(application).set({ accessEndedAt: sql`now()`, accessEndedBy: 'clock' }).where(inArray(id, ids))
      for (const row of rows) await recordAccessEnd(tx, row, 'clock', 'Pravesh')
      return ids.length
    })
  let ended = 0
  for (let count = batchSize; count === batchSize; ended += count) count = await endBatch()
  return ended
}
