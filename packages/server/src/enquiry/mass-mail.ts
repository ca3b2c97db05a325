import { ApiError, type MassLetter, type MassMail } from '@pravesh/contract'
import { and, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Db, Tx } from '../db/index.ts'
import { enquiry, massMail } from '../db/tables.ts'
import { postMail } from '../delivery/post.ts'
import { enqueue, jobKind, jobsChannel } from '../jobs/queue.ts'
import { type Handled, handle, type Run } from '../jobs/run.ts'
import { draftLetter, letterTo } from './letter.ts'

const kind = jobKind<{ mail: number }>('mass-mail')
/** Posted in one transaction: what is lost with a process is less than this, and none of it was posted. */
const batch = 50
type StudyIndiaFilter = { date1?: string | undefined; date2?: string | undefined; std?: string | undefined }

/** Study India enquiries raised on these days, as India counts them, and of a level. */
export const studyIndiaWhere = ({ date1, date2, std }: StudyIndiaFilter): SQL | undefined =>
  and(
    date1 === undefined
      ? undefined
      : sql`${enquiry.createdAt} >= (${date1}::date)::timestamp at time zone 'Asia/Kolkata'`,
    date2 === undefined
      ? undefined
      : sql`${enquiry.createdAt} < (${date2}::date + 1)::timestamp at time zone 'Asia/Kolkata'`,
    std === undefined ? undefined : sql`lower(${enquiry.details}->>'level') = ${std.toLowerCase()}`,
  )

/** How far a mail is; NOT_FOUND where there is none. */
export async function massMailById(db: Db | Tx, id: number): Promise<MassMail> {
  const { subject, state, createdAt } = massMail
  const [mail] = await db.select({ subject, state, createdAt }).from(massMail).where(eq(massMail.id, id))
  if (!mail) throw new ApiError('NOT_FOUND')
  const { rows } = await db.execute<{ total: number; posted: number; waiting: number; failed: number }>(sql`
    select count(*)::int as total, count(p.posted_at)::int as posted,
      count(*) filter (where j.state = 'ready')::int as waiting, count(*) filter (where j.state = 'dead')::int as failed
    from mass_mail_person p left join job j on j.key = 'mass-mail:' || p.mail || ':' || p.id
    where p.mail = ${id}`)
  return { id, ...mail, ...(rows[0] ?? { total: 0, posted: 0, waiting: 0, failed: 0 }) }
}

/** Writes down the mail and its people, each address once, and leaves the posting to a worker. */
export function startMassMail(db: Db, account: number, letter: MassLetter): Promise<MassMail> {
  return db.transaction(async (tx) => {
    const { subject, text } = await draftLetter(tx, letter)
    const [mail] = await tx
      .insert(massMail)
      .values({ subject, body: text, account, key: letter.key ?? null })
      .onConflictDoNothing({ target: massMail.key })
      .returning({ id: massMail.id })
    if (!mail) {
      const [same] = await tx
        .select({ id: massMail.id })
        .from(massMail)
        .where(eq(massMail.key, letter.key ?? ''))
      if (!same) throw new Error('A key is taken by nothing')
      return massMailById(tx, same.id)
    }
    const to = and(
      eq(enquiry.kind, 'studyindia'),
      isNotNull(enquiry.email),
      ne(enquiry.status, 'spam'),
      letter.ids ? inArray(enquiry.id, letter.ids) : studyIndiaWhere(letter.filter ?? {}),
    )
    const added = await tx.execute(sql`
      insert into mass_mail_person (mail, enquiry, address)
      select distinct on (lower(email)) ${mail.id}::int, id, lower(email) from enquiry where ${to}
      order by lower(email), id desc returning id`)
    if (added.rows.length === 0)
      throw new ApiError('INVALID', {
        errors: [{ field: letter.ids ? 'ids' : 'filter', message: 'Nobody with an e-mail address' }],
      })
    await enqueue(tx, kind, { mail: mail.id })
    return massMailById(tx, mail.id)
  })
}

type Due = { id: number; enquiry: number; email: string; name: string; reference: string }
/** Posts the next few. They are marked and posted in one transaction: each of them is both, or neither. */
function postSome(db: Db, config: Pick<Config, 'encryptionKey'>, id: number): Promise<'more' | 'over'> {
  return db.transaction(async (tx) => {
    // Two workers on one mail take turns here; a pause waits for the turn to end.
    const [mail] = await tx.select().from(massMail).where(eq(massMail.id, id)).for('update')
    if (mail?.state !== 'sending') return 'over'
    const { rows } = await tx.execute<Due>(sql`
      select p.id, p.enquiry, e.email, e.name, e.reference from mass_mail_person p join enquiry e on e.id = p.enquiry
      where p.mail = ${id} and p.posted_at is null order by p.id limit ${batch} for update of p`)
    if (rows.length === 0) {
      await tx.update(massMail).set({ state: 'done' }).where(eq(massMail.id, id))
      return 'over'
    }
    for (const { id: person, email, ...of } of rows) {
      const letter = letterTo({ subject: mail.subject, text: mail.body }, of)
      await postMail(tx, config, { to: email, ...letter }, { key: `mass-mail:${id}:${person}` })
      await tx.execute(sql`insert into enquiry_note (enquiry, kind, realm, account, body)
        values (${of.enquiry}, 'reply', 'admin', ${mail.account}, ${letter.text})`)
    }
    const posted = JSON.stringify(rows.map((row) => row.id))
    await tx.execute(sql`update mass_mail_person set posted_at = now()
      where id in (select jsonb_array_elements_text(${posted}::jsonb)::int)`)
    await tx.execute(sql`update enquiry set status = 'replied', updated_at = now()
      where status in ('new', 'assigned', 'contacted') and id in (
        select enquiry from mass_mail_person where id in (select jsonb_array_elements_text(${posted}::jsonb)::int))`)
    return 'more'
  })
}
/** The work: goes on where it was left, whoever left it. */
export const massMailHandler = ({ db, config }: { db: Db; config: Pick<Config, 'encryptionKey'> }): Handled =>
  handle(kind, async ({ mail }, run: Run) => {
    while ((await postSome(db, config, mail)) === 'more') {
      const { total, posted } = await massMailById(db, mail)
      await run.save(total === 0 ? 1 : posted / total)
    }
  })

// Far enough for a mail that is held, and still a date that everything reads.
const held = sql`now() + interval '100 years'`
const letters = (id: number) => sql`key in (select 'mass-mail:' || mail || ':' || id from mass_mail_person
  where mail = ${id} and posted_at is not null) and state = 'ready'`

/** Holds a mail: no more are posted, and what is posted but not out yet waits. What is being sent at this moment goes out. */
export function pauseMassMail(db: Db, id: number): Promise<MassMail> {
  return db.transaction(async (tx) => {
    await massMailById(tx, id)
    await tx.update(massMail).set({ state: 'paused' }).where(eq(massMail.id, id))
    await tx.execute(sql`update job set run_at = ${held} where ${letters(id)} and leased_until is null`)
    return massMailById(tx, id)
  })
}
/** Goes on. Resuming what is not paused changes nothing. */
export function resumeMassMail(db: Db, id: number): Promise<MassMail> {
  return db.transaction(async (tx) => {
    const paused = and(eq(massMail.id, id), eq(massMail.state, 'paused'))
    const [resumed] = await tx.update(massMail).set({ state: 'sending' }).where(paused).returning({ id: massMail.id })
    if (resumed) {
      await tx.execute(sql`update job set run_at = now() where ${letters(id)} and run_at > now() + interval '50 years'`)
      await enqueue(tx, kind, { mail: id })
      await tx.execute(sql`select pg_notify(${jobsChannel}, '')`)
    }
    return massMailById(tx, id)
  })
}
