import { ApiError, type ErasureRow, type erasureBody, erasureDays } from '@pravesh/contract'
import { formatDate } from '@pravesh/messages'
import type { z } from 'zod'
import { institutesOf, summaryOf } from '../../catalogue/institute/summaries.ts'
import { and, desc, eq, inArray, isNotNull, isNull, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { application, child, erasure, payment, refund, studentAccount } from '../../platform/db/tables.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { allOwn } from '../../platform/http/own-page.ts'
import { countTry } from '../../platform/limits/throttle.ts'
import { mailTexts, plainName } from '../../services/mail/compose.ts'
import { type NotifyConfig, notifyByMail } from '../../services/mail/notify.ts'
import { lockAccount } from '../admission/transition/transition.ts'
import { confirmPresence } from './presence.ts'

/** Money on its way back needs the account that it goes to. */
export const refundUnderWay = sql<boolean>`(${erasure.subject} = 'account' and exists (
  select from ${refund} r join ${payment} p on p.id = r.payment
  where p.account = ${erasure.account} and r.status in ('waiting', 'due', 'sent')))`

/** Erasures that the account asked for and that are not done, newest first. */
export async function listErasures(db: Db | Tx, account: number): Promise<ErasureRow[]> {
  const { id, subject, of, createdAt, dueAt } = erasure
  const rows = await db
    .select({ id, subject, of, requestedAt: createdAt, dueAt, waitsForRefund: refundUnderWay })
    .from(erasure)
    .where(and(eq(erasure.account, account), isNull(erasure.erasedAt)))
    .orderBy(desc(id))
    .limit(100)
  const idsOf = (name: ErasureRow['subject']) => rows.flatMap((row) => (row.subject === name ? [row.of] : []))
  const [person] = await db
    .select({ name: studentAccount.name })
    .from(studentAccount)
    .where(eq(studentAccount.id, account))
  const children = await db
    .select({ id: child.id, name: child.name })
    .from(child)
    .where(and(eq(child.account, account), inArray(child.id, idsOf('child'))))
  const applications = await db
    .select()
    .from(application)
    .where(and(eq(application.account, account), inArray(application.id, idsOf('application'))))
  const institutes = await institutesOf(db, applications)
  function nameOf(subject: ErasureRow['subject'], of: number): string {
    if (subject === 'account') return person?.name ?? ''
    if (subject === 'child') return children.find((row) => row.id === of)?.name ?? ''
    const found = applications.find((row) => row.id === of)
    return found ? summaryOf(institutes, found).name : ''
  }
  return rows.map(({ of, ...row }) => ({ ...row, name: nameOf(row.subject, of) }))
}

/** NOT_FOUND where it is another's, or was never sent. */
async function assertOwn(tx: Tx, account: number, subject: ErasureRow['subject'], of: number): Promise<void> {
  if (subject === 'account') return
  const found =
    subject === 'child'
      ? await tx.$count(child, and(eq(child.id, of), eq(child.account, account)))
      : await tx.$count(
          application,
          and(eq(application.id, of), eq(application.account, account), isNotNull(application.submittedAt)),
        )
  if (found === 0) throw new ApiError('NOT_FOUND')
}

type Services = { db: Db; config: NotifyConfig }
/**
 * Asks for an erasure, which is done after some days, and says so by mail. INVALID without the password, NOT_FOUND for what is another's.
 * What was asked for already stays as it is.
 */
export async function requestErasure(
  { db, config }: Services,
  actor: Actor,
  { subject, of: named, current_password: password }: z.output<typeof erasureBody>,
): Promise<ErasureRow> {
  const { account } = actor
  const of = named ?? account
  await confirmPresence(db, actor, password ?? '')
  await countTry(db, [['erasure', account], 60, 24 * 60])
  return db.transaction(async (tx) => {
    await lockAccount(tx, account)
    await assertOwn(tx, account, subject, of)
    const dueAt = sql`now() + make_interval(days => ${erasureDays})`
    const [added] = await tx
      .insert(erasure)
      .values({ account, subject, of, dueAt })
      .onConflictDoNothing()
      .returning({ id: erasure.id })
    const same = and(eq(erasure.account, account), eq(erasure.subject, subject), eq(erasure.of, of))
    const [current] = await tx
      .select({ id: erasure.id })
      .from(erasure)
      .where(and(same, isNull(erasure.erasedAt)))
    const row = (await listErasures(tx, account)).find(({ id }) => id === current?.id)
    if (!row) throw new Error('A written request was not there')
    if (!added) return row
    await notifyByMail(config)(tx, {
      account,
      isOwnNotice: true,
      path: '/student/privacy',
      key: `erasure:${row.id}`,
      render: ({ language, ...family }) => {
        const what = mailTexts[language].erased[subject](plainName(row.name))
        return { event: 'erasure.requested', values: { ...family, what, date: formatDate(row.dueAt, language) } }
      },
    })
    return row
  })
}

/** Takes back requests that are not done, all or none. NOT_FOUND where one is absent, another's or done. */
export function keepErasures(db: Db, account: number, ids: readonly number[]): Promise<number[]> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, account)
    const where = and(await allOwn(tx, erasure, account, ids), isNull(erasure.erasedAt))
    const kept = await tx.delete(erasure).where(where).returning({ id: erasure.id })
    if (kept.length < new Set(ids).size) throw new ApiError('NOT_FOUND')
    return kept.map(({ id }) => id)
  })
}
