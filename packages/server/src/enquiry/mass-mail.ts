import { ApiError, type BulkEmail, type MassMail } from '@pravesh/contract'
import type { Config } from '../config/config.ts'
import { and, eq, inArray, isNull, type SQL, sql } from '../db/drizzle.ts'
import type { Db, Tx } from '../db/index.ts'
import { enquiry, massMail } from '../db/tables.ts'
import { nextUpdatedAt } from '../db/updated-at.ts'
import type { Mailer } from '../delivery/message.ts'
import { bulkMailHandler, queueBulkMail } from '../delivery/post.ts'
import { enqueue, jobKind, jobsChannel } from '../jobs/queue.ts'
import { type Handled, handle, type Run } from '../jobs/run.ts'
import { createEmailDraft, renderEmail } from './email-template.ts'
import { raisedOn } from './inbox/filter.ts'
import { massMailById } from './mass-mail-progress.ts'
import { isOpenEnquiry } from './reply-by.ts'

const kind = jobKind<{ mail: number }>('mass-mail')
/** Posted in one transaction: what is lost with a process is less than this, and none of it was posted. */
const batch = 50
type StudyIndiaFilter = { date1?: string | undefined; date2?: string | undefined; std?: string | undefined }

/** Study India enquiries raised on these days, as India counts them, and of a level. */
export const studyIndiaWhere = ({ std, ...days }: StudyIndiaFilter): SQL | undefined =>
  and(raisedOn(days), std === undefined ? undefined : sql`lower(${enquiry.details}->>'level') = ${std.toLowerCase()}`)

/** Writes down the mail and its people, each address once, and leaves the posting to a worker. */
export function startMassMail(db: Db, account: number, email: BulkEmail): Promise<MassMail> {
  return db.transaction(async (tx) => {
    const { subject, text } = await createEmailDraft(tx, email)
    const [mail] = await tx
      .insert(massMail)
      .values({ subject, body: text, account, key: email.key ?? null })
      .onConflictDoNothing({ target: massMail.key })
      .returning({ id: massMail.id })
    if (!mail) {
      const [existing] = await tx
        .select({ id: massMail.id, subject: massMail.subject, body: massMail.body })
        .from(massMail)
        .where(eq(massMail.key, email.key ?? ''))
      if (!existing) throw new Error('A key is taken by nothing')
      // Answered as sent, another letter would be lost and nobody would know.
      if (existing.subject !== subject || existing.body !== text)
        throw new ApiError('CONFLICT', { message: 'This key was used for another mail: give this one its own' })
      return massMailById(tx, existing.id)
    }
    const to = and(
      eq(enquiry.kind, 'studyindia'),
      isNull(enquiry.deletedAt),
      email.ids ? inArray(enquiry.id, email.ids) : studyIndiaWhere(email.filter ?? {}),
    )
    // Of several enquiries with one address the newest gets it.
    await tx.execute(sql`
      insert into mass_mail_person (mail, enquiry, address, left_out)
      select ${mail.id}::int, id, case when reason is null then lower(email) end, reason from (
        select id, email, case when status = 'spam' then 'spam' when email is null then 'no-address'
          when row_number() over (partition by lower(email), status = 'spam' order by id desc) > 1
          then 'same-address' end as reason
        from enquiry where ${to}) asked
      order by id`)
    if (email.ids)
      await tx.execute(sql`update mass_mail set absent = array(
        select distinct asked::int from jsonb_array_elements_text(${JSON.stringify(email.ids)}::jsonb) asked
        where not exists (select 1 from mass_mail_person where mail = mass_mail.id and enquiry = asked::int) order by 1)
        where id = ${mail.id}`)
    const { total, leftOut: leftOutCounts } = await massMailById(tx, mail.id)
    if (total === 0) {
      const reasons = leftOutCounts.map(({ reason, count }) => `${count} ${reason}`).join(', ')
      const message = `Nobody with an e-mail address${reasons ? `: ${reasons}` : ''}`
      throw new ApiError('INVALID', { errors: [{ field: email.ids ? 'ids' : 'filter', message }] })
    }
    await enqueue(tx, kind, { mail: mail.id })
    return massMailById(tx, mail.id)
  })
}

/** Puts aside who has become spam, or lost the address, since the mail was written down. */
const putAside = (tx: Db | Tx, condition: SQL) =>
  tx.execute(sql`update mass_mail_person p set left_out = case when e.status = 'spam' then 'spam' else 'no-address' end
    from enquiry e where e.id = p.enquiry and ${condition} and (e.status = 'spam' or e.email is null) returning p.id`)

type DuePerson = { id: number; enquiry: number; email: string; name: string; reference: string }
/** Posts the next few. They are marked and posted in one transaction: each of them is both, or neither. */
function postSome(db: Db, config: Pick<Config, 'encryptionKeys'>, id: number): Promise<'more' | 'over'> {
  return db.transaction(async (tx) => {
    // Two workers on one mail take turns here; a pause waits for the turn to end.
    const [mail] = await tx.select().from(massMail).where(eq(massMail.id, id)).for('update')
    if (mail?.state !== 'sending') return 'over'
    await putAside(tx, sql`p.mail = ${id} and p.posted_at is null and p.left_out is null`)
    const { rows } = await tx.execute<DuePerson>(sql`
      select p.id, p.enquiry, e.email, e.name, e.reference from mass_mail_person p join enquiry e on e.id = p.enquiry
      where p.mail = ${id} and p.posted_at is null and p.left_out is null and e.deleted_at is null order by p.id limit ${batch} for update of p`)
    if (rows.length === 0) {
      await tx.update(massMail).set({ state: 'done' }).where(eq(massMail.id, id))
      return 'over'
    }
    for (const { id: person, email, ...recipient } of rows) {
      const rendered = renderEmail({ subject: mail.subject, text: mail.body }, recipient)
      await queueBulkMail(tx, config, person, { to: email, ...rendered }, `mass-mail:${id}:${person}`)
      await tx.execute(sql`insert into enquiry_note (enquiry, kind, realm, account, body)
        values (${recipient.enquiry}, 'reply', 'admin', ${mail.account}, ${rendered.text})`)
    }
    const posted = JSON.stringify(rows.map((row) => row.id))
    await tx.execute(sql`update mass_mail_person set posted_at = now()
      where id in (select jsonb_array_elements_text(${posted}::jsonb)::int)`)
    await tx.execute(sql`update enquiry set updated_at = ${nextUpdatedAt(enquiry.updatedAt)},
        status = case when ${isOpenEnquiry} then 'replied' else status end
      where id in (
        select enquiry from mass_mail_person where id in (select jsonb_array_elements_text(${posted}::jsonb)::int))`)
    return 'more'
  })
}
type MassMailServices = { db: Db; config: Pick<Config, 'encryptionKeys'>; delivery: { mailer: Mailer } }
/** The work: goes on where it was left, whoever left it. */
export const massMailHandlers = ({ db, config, delivery: { mailer } }: MassMailServices): Handled[] => [
  handle(
    kind,
    async ({ mail }, run: Run) => {
      while ((await postSome(db, config, mail)) === 'more') {
        const { total, posted } = await massMailById(db, mail)
        await run.save(total === 0 ? 1 : posted / total)
      }
    },
    { maxJobs: 1 },
  ),
  bulkMailHandler(config, mailer, async (person) => {
    const { rows } = await db.execute(sql`select 1 from mass_mail_person p join enquiry e on e.id = p.enquiry
      where p.id = ${person} and p.left_out is null and e.deleted_at is null`)
    return rows.length > 0 && (await putAside(db, sql`p.id = ${person}`)).rows.length === 0
  }),
]

// Far enough for a mail that is held, and still a date that everything reads.
const pausedUntil = sql`now() + interval '100 years'`
const emailJobs = (id: number) => sql`key in (select 'mass-mail:' || mail || ':' || id from mass_mail_person
  where mail = ${id} and posted_at is not null) and state = 'ready'`

/** Holds a mail: no more are posted, and what is posted but not out yet waits. What is being sent at this moment goes out. */
export function pauseMassMail(db: Db, id: number): Promise<MassMail> {
  return db.transaction(async (tx) => {
    // The one who posts has its turn first.
    await tx.select({ id: massMail.id }).from(massMail).where(eq(massMail.id, id)).for('update')
    const { state, waiting } = await massMailById(tx, id)
    if (state === 'done' && waiting === 0)
      throw new ApiError('CONFLICT', { message: 'It is all out: there is nothing left to hold' })
    await tx.update(massMail).set({ state: 'paused' }).where(eq(massMail.id, id))
    await tx.execute(sql`update job set run_at = ${pausedUntil} where ${emailJobs(id)} and leased_until is null`)
    return massMailById(tx, id)
  })
}
/** Goes on. Resuming what is not paused changes nothing. */
export function resumeMassMail(db: Db, id: number): Promise<MassMail> {
  return db.transaction(async (tx) => {
    const paused = and(eq(massMail.id, id), eq(massMail.state, 'paused'))
    const [resumed] = await tx.update(massMail).set({ state: 'sending' }).where(paused).returning({ id: massMail.id })
    if (resumed) {
      await tx.execute(
        sql`update job set run_at = now() where ${emailJobs(id)} and run_at > now() + interval '50 years'`,
      )
      await enqueue(tx, kind, { mail: id })
      await tx.execute(sql`select pg_notify(${jobsChannel}, '')`)
    }
    return massMailById(tx, id)
  })
}
