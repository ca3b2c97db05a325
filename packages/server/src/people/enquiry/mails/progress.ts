import { ApiError, type MassMail } from '@pravesh/contract'
import { and, eq, ilike, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { anyOf } from '../../../platform/db/statements/any-of.ts'
import { massMail } from '../../../platform/db/tables.ts'
import {
  idFilter,
  idsOfPage,
  likePattern,
  newestOrder,
  type PageQuery,
  renderOrder,
} from '../../../platform/http/page.ts'

type MassMailsQuery = PageQuery<'id' | 'createdAt' | 'subject' | 'state'> & { state?: MassMail['state'] | undefined }
type Counts = Pick<MassMail, 'total' | 'posted' | 'waiting' | 'failed' | 'unknown' | 'bounced'>
type LeftOutCount = MassMail['leftOut'][number]
const none: Counts = { total: 0, posted: 0, waiting: 0, failed: 0, unknown: 0, bounced: 0 }

/** When the last is posted at the pace of a mail; null while it is not sending. */
function expectedEnd({ state, perMinute }: Pick<MassMail, 'state' | 'perMinute'>, { total, posted }: Counts) {
  if (state !== 'sending') return null
  return new Date(Date.now() + ((total - posted) / perMinute) * 60_000).toISOString()
}

/** Mails with their progress and the excluded people: three queries, for any number of mails. */
async function readMails(db: Db | Tx, where: SQL, order: SQL[] = []): Promise<MassMail[]> {
  const { id, subject, state, perMinute, createdAt } = massMail
  const mails = await db
    .select({ id, subject, state, perMinute, createdAt })
    .from(massMail)
    .where(where)
    .orderBy(...order)
  if (mails.length === 0) return []
  const ids = JSON.stringify(mails.map((mail) => mail.id))
  const mailIds = sql`(select jsonb_array_elements_text(${ids}::jsonb)::int)`
  const { rows: counts } = await db.execute<Counts & { mail: number }>(sql`
    select p.mail, count(*)::int as total, count(p.posted_at)::int as posted,
      count(*) filter (where j.state = 'ready')::int as waiting,
      count(*) filter (where j.state = 'dead' and j.begun_at is null and p.bounced_at is null)::int as failed,
      count(*) filter (where j.state = 'dead' and j.begun_at is not null)::int as unknown,
      count(p.bounced_at)::int as bounced
    from mass_mail_person p left join job j on j.key = 'mass-mail:' || p.mail || ':' || p.id
    where p.mail in ${mailIds} and p.left_out is null group by p.mail`)
  const { rows: reasons } = await db.execute<LeftOutCount & { mail: number }>(sql`
    select mail, reason, count(*)::int as count, (array_agg(enquiry order by enquiry))[1:100] as ids from (
      select mail, left_out as reason, enquiry from mass_mail_person where mail in ${mailIds} and left_out is not null
      union all select id, 'absent', unnest(absent) from mass_mail where id in ${mailIds}) people
    group by mail, reason order by mail, reason`)
  return mails.map((mail) => {
    const { mail: _mail, ...counted } = counts.find((row) => row.mail === mail.id) ?? { mail: mail.id, ...none }
    const leftOutCounts = reasons.flatMap(({ mail: mailId, ...row }) => (mailId === mail.id ? [row] : []))
    return { ...mail, ...counted, leftOut: leftOutCounts, expectedEndAt: expectedEnd(mail, counted) }
  })
}

/** How far a mail is; NOT_FOUND where there is none. */
export async function massMailById(db: Db | Tx, id: number): Promise<MassMail> {
  const [mail] = await readMails(db, eq(massMail.id, id))
  if (!mail) throw new ApiError('NOT_FOUND')
  return mail
}

/** A page of the mails to many, newest first by default; search matches the subject. */
export async function listMassMails(db: Db, q: MassMailsQuery) {
  const where = and(
    idFilter(q, massMail.id),
    q.state ? eq(massMail.state, q.state) : undefined,
    q.search ? ilike(massMail.subject, likePattern(q.search)) : undefined,
  )
  const order = newestOrder(q, massMail)
  const { ids, totals, ...page } = await idsOfPage(db, q, {
    order,
    where,
    from: (keys) => db.select(keys).from(massMail),
  })
  return { data: await readMails(db, anyOf(massMail.id, ids), renderOrder(order)), ...totals, ...page }
}
