import type { MailPerson } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import { and, eq, gt, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { anyOf } from '../../../platform/db/statements/any-of.ts'
import { enquiry, job, massMailPerson } from '../../../platform/db/tables.ts'
import { idFilter, idsOfPage, inOrder, type PageQuery } from '../../../platform/http/page.ts'
import { masked } from '../../account/masked.ts'
import { massMailById } from './progress.ts'

type State = MailPerson['state']
type MailPeopleQuery = PageQuery<'id'> & { state?: State | undefined; after?: number | undefined }

const { leftOut: leftOutReason, postedAt, bouncedAt } = massMailPerson
/** Delivery state of one person. Null for a person outside the recipients, such as spam. */
const stateOf: SQL<State | null> = sql`case
  when ${leftOutReason} in ('bounced', 'unsubscribed', 'cancelled') then ${leftOutReason} when ${leftOutReason} is not null then null
  when ${bouncedAt} is not null then 'bounced' when ${postedAt} is null or ${job.state} = 'ready' then 'waiting'
  when ${job.state} = 'dead' and ${job.begunAt} is not null then 'unknown' when ${job.state} = 'dead' then 'failed'
  else 'posted' end`
const jobKey = sql`'mass-mail:' || ${massMailPerson.mail} || ':' || ${massMailPerson.id}`

/** A page of the people of a mail to many, in the order that they get it; NOT_FOUND where there is no such mail. Search finds a whole address. */
export async function listMailPeople(db: Db, mail: number, q: MailPeopleQuery) {
  await massMailById(db, mail)
  const where = and(
    eq(massMailPerson.mail, mail),
    idFilter(q, massMailPerson.id),
    q.after === undefined ? undefined : gt(massMailPerson.id, q.after),
    q.search ? eq(massMailPerson.address, q.search.toLowerCase()) : undefined,
    q.state ? sql`${stateOf} = ${q.state}` : sql`${stateOf} is not null`,
  )
  const direction = q.sort && q.order === 'desc' ? ('desc' as const) : ('asc' as const)
  const { ids, totals, ...page } = await idsOfPage(db, q, {
    order: { by: massMailPerson.id, id: massMailPerson.id, direction },
    where,
    from: (keys) => db.select(keys).from(massMailPerson).leftJoin(job, eq(job.key, jobKey)),
  })
  const rows = await db
    .select({
      id: massMailPerson.id,
      enquiry: massMailPerson.enquiry,
      name: enquiry.name,
      email: sql<string | null>`coalesce(${massMailPerson.address}, ${enquiry.email})`,
      language: sql<Language>`${enquiry.language}`,
      state: sql<State>`${stateOf}`,
      postedAt,
    })
    .from(massMailPerson)
    .innerJoin(enquiry, eq(enquiry.id, massMailPerson.enquiry))
    .leftJoin(job, eq(job.key, jobKey))
    .where(anyOf(massMailPerson.id, ids))
  const data = inOrder(ids, rows).map(({ email, ...row }): MailPerson => ({ ...row, maskedEmail: masked(email) }))
  return { data, ...totals, ...page }
}
