import { ApiError, type MassMail } from '@pravesh/contract'
import { and, eq, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { nextUpdatedAt } from '../../../platform/db/tables/updated-at.ts'
import { enquiry, massMail } from '../../../platform/db/tables.ts'
import { enqueue, jobsChannel } from '../../../services/jobs/queue.ts'
import { massMailKind } from './posting.ts'
import { massMailById } from './progress.ts'

// Far enough for a mail that is held, and still a date that everything reads.
const pausedUntil = sql`now() + interval '100 years'`
const emailJobs = (id: number) => sql`key in (select 'mass-mail:' || mail || ':' || id from mass_mail_person
  where mail = ${id} and posted_at is not null) and state = 'ready'`

/** The posting worker goes first. */
async function lockMail(tx: Tx, id: number): Promise<MassMail> {
  await tx.select({ id: massMail.id }).from(massMail).where(eq(massMail.id, id)).for('update')
  return massMailById(tx, id)
}
const conflict = (message: string) => new ApiError('CONFLICT', { message })

/**
 * Pauses a mail: no more are posted, and posted ones that are not out yet wait. Mails that are being sent are completed. CONFLICT where it
 * is all out or cancelled.
 */
export function pauseMassMail(db: Db | Tx, id: number): Promise<MassMail> {
  return db.transaction(async (tx) => {
    const { state, waiting } = await lockMail(tx, id)
    if (state === 'done' && waiting === 0) throw conflict('It is all out: there is nothing left to hold')
    if (state === 'cancelled') throw conflict('It was cancelled')
    await tx.update(massMail).set({ state: 'paused' }).where(eq(massMail.id, id))
    await tx.execute(sql`update job set run_at = ${pausedUntil} where ${emailJobs(id)} and leased_until is null`)
    return massMailById(tx, id)
  })
}

/** Resumes a mail. Resuming a running mail changes nothing; CONFLICT where it was cancelled. */
export function resumeMassMail(db: Db, id: number): Promise<MassMail> {
  return db.transaction(async (tx) => {
    const { state } = await lockMail(tx, id)
    if (state === 'cancelled') throw conflict('It was cancelled')
    const paused = and(eq(massMail.id, id), eq(massMail.state, 'paused'))
    const [resumed] = await tx.update(massMail).set({ state: 'sending' }).where(paused).returning({ id: massMail.id })
    if (resumed) {
      await tx.execute(
        sql`update job set run_at = now() where ${emailJobs(id)} and run_at > now() + interval '50 years'`,
      )
      await enqueue(tx, massMailKind, { mail: id })
      await tx.execute(sql`select pg_notify(${jobsChannel}, '')`)
    }
    return massMailById(tx, id)
  })
}

/** Removes the replies that were noted when a mail was posted: they were never sent. The enquiries wait for an answer again. */
async function takeBackReplies(tx: Tx, id: number, people: readonly number[]): Promise<void> {
  const { rows } = await tx.execute<{ enquiry: number }>(sql`
    delete from enquiry_note n using mass_mail_person p
    where p.mail = ${id} and p.id in (select jsonb_array_elements_text(${JSON.stringify(people)}::jsonb)::int)
      and n.enquiry = p.enquiry and n.kind = 'reply' and n.realm = 'admin' and n.created_at = p.posted_at
    returning n.enquiry`)
  await tx.execute(sql`
    update enquiry set updated_at = ${nextUpdatedAt(enquiry.updatedAt)},
      status = case when assignee is null then 'new' else 'assigned' end
    where id in (select jsonb_array_elements_text(${JSON.stringify(rows.map((row) => row.enquiry))}::jsonb)::int)
      and status = 'replied'
      and not exists (select 1 from enquiry_note n where n.enquiry = enquiry.id and n.kind = 'reply')`)
}

/**
 * Cancels a mail for good: recipients that are not posted are left out, and posted ones that are not out yet are removed. Mails that are
 * being sent are completed. Cancelling again changes nothing; CONFLICT where it is all out.
 */
export function cancelMassMail(db: Db, id: number): Promise<MassMail> {
  return db.transaction(async (tx) => {
    const mail = await lockMail(tx, id)
    if (mail.state === 'cancelled') return mail
    if (mail.state === 'done' && mail.waiting === 0) throw conflict('It is all out: there is nothing left to cancel')
    await tx.update(massMail).set({ state: 'cancelled' }).where(eq(massMail.id, id))
    const { rows } = await tx.execute<{ key: string }>(sql`
      delete from job where ${emailJobs(id)} and begun_at is null and (leased_until is null or leased_until < now())
      returning key`)
    const people = rows.map(({ key }) => Number(key.split(':').at(-1)))
    await takeBackReplies(tx, id, people)
    await tx.execute(sql`
      update mass_mail_person set left_out = 'cancelled' where mail = ${id} and left_out is null
        and (posted_at is null or id in (select jsonb_array_elements_text(${JSON.stringify(people)}::jsonb)::int))`)
    return massMailById(tx, id)
  })
}
