import type { Language } from '@pravesh/messages'
import type { Config } from '../../../platform/config/config.ts'
import { eq, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { nextUpdatedAt } from '../../../platform/db/tables/updated-at.ts'
import { enquiry, massMail } from '../../../platform/db/tables.ts'
import type { Mailer } from '../../../services/delivery/message.ts'
import { bulkMailHandler, queueBulkMail } from '../../../services/delivery/post.ts'
import { jobKind } from '../../../services/jobs/queue.ts'
import { type Handled, handle, PostponeJob, type Run } from '../../../services/jobs/run.ts'
import { recordRejection } from '../../suppression/bounce.ts'
import { suppressionOf } from '../../suppression/store.ts'
import { isOpenEnquiry } from '../reply-by.ts'
import { addressedMail, purpose, renderMailContent } from './mail-content.ts'
import { massMailById } from './progress.ts'

/** Posts a mail to many, some at a time. */
export const massMailKind = jobKind<{ mail: number }>('mass-mail')

/** The pace of a mail: so many at once, then so many seconds of rest. Some ten seconds, so that a pause holds nearly all. */
export function paceOf(perMinute: number): { count: number; seconds: number } {
  const count = Math.max(1, Math.floor(perMinute / 6))
  return { count, seconds: (count * 60) / perMinute }
}

/**
 * Excludes people who, since the mail was created, became spam, lost the address, unsubscribed from these mails or have an address that
 * rejects mail.
 */
const putAside = (tx: Db | Tx, condition: SQL) =>
  tx.execute(sql`update mass_mail_person p set left_out = e.reason
    from (select id, case when status = 'spam' then 'spam' when email is null then 'no-address'
      else ${suppressionOf(enquiry.email, purpose)} end as reason from enquiry) e
    where e.id = p.enquiry and ${condition} and e.reason is not null returning p.id`)

type DuePerson = { id: number; enquiry: number; email: string; name: string; reference: string; language: Language }
type PostingConfig = Pick<Config, 'encryptionKeys' | 'origin'>

/**
 * Posts the next few mails that are due. They are marked and posted in one transaction. Returns the seconds until the next ones are due.
 */
function postSome(db: Db, config: PostingConfig, id: number): Promise<number | 'over'> {
  return db.transaction(async (tx) => {
    // Two workers on one mail take turns here; a pause waits for the turn to end.
    const [mail] = await tx.select().from(massMail).where(eq(massMail.id, id)).for('update')
    if (mail?.state !== 'sending') return 'over'
    const { rows: clock } = await tx.execute<{ wait: number }>(
      sql`select extract(epoch from next_at - now())::float8 as wait from mass_mail where id = ${id}`,
    )
    const wait = clock[0]?.wait ?? 0
    if (wait > 0) return wait
    await putAside(tx, sql`p.mail = ${id} and p.posted_at is null and p.left_out is null`)
    const { count, seconds } = paceOf(mail.perMinute)
    const { rows } = await tx.execute<DuePerson>(sql`
      select p.id, p.enquiry, e.email, e.name, e.reference, e.language from mass_mail_person p join enquiry e on e.id = p.enquiry
      where p.mail = ${id} and p.posted_at is null and p.left_out is null and e.deleted_at is null
      order by p.id limit ${count + 1} for update of p`)
    const due = rows.slice(0, count)
    for (const { id: person, enquiry: enquiryId, email, language, ...recipient } of due) {
      const draft = renderMailContent(mail, { ...recipient, language })
      await queueBulkMail(
        tx,
        config,
        person,
        addressedMail(config, email, language, draft),
        `mass-mail:${id}:${person}`,
      )
      await tx.execute(sql`insert into enquiry_note (enquiry, kind, realm, account, body)
        values (${enquiryId}, 'reply', 'admin', ${mail.account}, ${draft.text})`)
    }
    const posted = JSON.stringify(due.map((row) => row.id))
    await tx.execute(sql`update mass_mail_person set posted_at = now()
      where id in (select jsonb_array_elements_text(${posted}::jsonb)::int)`)
    await tx.execute(sql`insert into enquiry_change (enquiry, reference, action, realm, account, details)
      select id, reference, 'status', 'admin', ${mail.account}, jsonb_build_object('from', status, 'to', 'replied') from enquiry
      where ${isOpenEnquiry} and id in (
        select enquiry from mass_mail_person where id in (select jsonb_array_elements_text(${posted}::jsonb)::int))`)
    await tx.execute(sql`update enquiry set updated_at = ${nextUpdatedAt(enquiry.updatedAt)},
        status = case when ${isOpenEnquiry} then 'replied' else status end
      where id in (
        select enquiry from mass_mail_person where id in (select jsonb_array_elements_text(${posted}::jsonb)::int))`)
    if (rows.length <= count) {
      await tx.update(massMail).set({ state: 'done' }).where(eq(massMail.id, id))
      return 'over'
    }
    // By its plan and not by the clock, so that a worker that looks late does not slow the mail down.
    const rest = sql`make_interval(secs => ${seconds})`
    const base = sql`case when next_at > now() - ${rest} then next_at else now() end`
    await tx.execute(sql`update mass_mail set next_at = ${base} + ${rest} where id = ${id}`)
    return Math.max(0, wait + seconds)
  })
}

type MassMailServices = { db: Db; config: PostingConfig; delivery: { mailer: Mailer } }
/** The job handlers: each continues where the previous run stopped. */
export const massMailHandlers = ({ db, config, delivery: { mailer } }: MassMailServices): Handled[] => [
  handle(
    massMailKind,
    async ({ mail }, run: Run) => {
      const wait = await postSome(db, config, mail)
      if (wait === 'over') return
      const { total, posted } = await massMailById(db, mail)
      await run.save(total === 0 ? 1 : posted / total)
      throw new PostponeJob(wait)
    },
    { maxJobs: 1 },
  ),
  bulkMailHandler(config, mailer, {
    async shouldSend(person) {
      const { rows } = await db.execute(sql`select 1 from mass_mail_person p join enquiry e on e.id = p.enquiry
        where p.id = ${person} and p.left_out is null and e.deleted_at is null`)
      return rows.length > 0 && (await putAside(db, sql`p.id = ${person}`)).rows.length === 0
    },
    onRejected: (person, detail) => recordRejection(db, person, detail),
  }),
]
