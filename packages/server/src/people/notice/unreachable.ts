import type { UnreachableInstitute, unreachableReasons } from '@pravesh/contract'
import { type SQL, type SQLWrapper, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { limitOffset, type PageQuery } from '../../platform/http/page.ts'
import { suppressionOf } from '../suppression/store.ts'
import { isAnswering } from './raise.ts'

type UnreachableQuery = PageQuery<'id' | 'waitingSince'> & {
  reason?: (typeof unreachableReasons)[number] | undefined
  instituteType?: 'school' | 'college' | undefined
}

/**
 * Why nobody at an institute can be told of families, as SQL; null where somebody can. Of several people the one who comes nearest counts.
 * `type` and `id` are columns of the institute's key.
 */
export const unreachableReason = (
  type: SQLWrapper,
  id: SQLWrapper,
): SQL<(typeof unreachableReasons)[number] | null> => sql`(
  select case
    when count(*) = 0 then 'no-login'
    when bool_or(not buyer_account.suspended and stopped.why is null and not turned_off.all) then null
    when bool_or(not buyer_account.suspended and (stopped.why = 'unsubscribed' or turned_off.all)) then 'turned-off'
    when bool_or(not buyer_account.suspended) then 'bounced'
    else 'suspended' end
  from buyer_institute
  join buyer_account on buyer_account.id = buyer_institute.buyer and buyer_account.institute_type = ${type}
  left join notice_setting on notice_setting.account = buyer_account.id
  cross join lateral (select ${suppressionOf(sql`buyer_account.email`, 'institute-notices')} as why) stopped
  cross join lateral (select coalesce(notice_setting.choices->>'enquiry', '') = 'off'
    and coalesce(notice_setting.choices->>'application', '') = 'off' as all) turned_off
  where buyer_institute.institute = ${id} and ${isAnswering('enquiry')})`

/** More institutes than these are not looked at: the ones that wait longest are first. */
const mostInstitutes = 1_000

/** Whether the name of the institute of a row contains a text. */
const isNamed = (like: string): SQL => sql`exists (
  select from school where institute_type = 'school' and school.id = institute_id and school.name ilike ${like}
  union all select from college where institute_type = 'college' and college.id = institute_id and college.name ilike ${like})`

/**
 * Institutes with open enquiries or unread applications where nobody can be told, the longest wait first. Institutes that wait for
 * nothing are not in it.
 */
export async function listUnreachable(db: Db, q: UnreachableQuery) {
  const { limit, offset } = limitOffset(q)
  const direction = sql.raw(q.sort && q.order === 'desc' ? 'desc' : 'asc')
  const like = q.search ? `%${q.search.replace(/[\\%_]/g, '\\$&')}%` : undefined
  const { rows } = await db.execute<UnreachableInstitute & { total: number }>(sql`
    with waiting as (
      select institute_type, institute_id, sum(enquiries)::int as enquiries, sum(applications)::int as applications, min(since) as since
      from (
        select institute_type, institute_id, count(*)::int as enquiries, 0 as applications, min(created_at) as since from enquiry
        where status in ('new', 'assigned', 'contacted') and deleted_at is null and institute_id is not null group by 1, 2
        union all
        select institute_type, institute_id, 0, 1, submitted_at from application where status = 'submitted' and submitted_at is not null
      ) one
      ${q.instituteType ? sql`where institute_type = ${q.instituteType}` : sql``}
      group by 1, 2 ${like ? sql`having ${isNamed(like)}` : sql``} order by min(since) limit ${mostInstitutes}
    ), named as (
      select waiting.*, coalesce(school.name, college.name) as name,
        ${unreachableReason(sql`waiting.institute_type`, sql`waiting.institute_id`)} as reason
      from waiting
      left join school on waiting.institute_type = 'school' and school.id = waiting.institute_id
      left join college on waiting.institute_type = 'college' and college.id = waiting.institute_id
    )
    select institute_type || '-' || institute_id as id, institute_type as "instituteType", institute_id as "instituteId", name, reason,
      enquiries, applications, to_char(since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "waitingSince",
      (count(*) over ())::int as total
    from named where reason is not null and name is not null
      ${q.reason ? sql`and reason = ${q.reason}` : sql``}
    order by ${q.sort === 'id' ? sql`institute_type ${direction}, institute_id ${direction}` : sql`since ${direction}, institute_type, institute_id`} limit ${limit} offset ${offset}`)
  const data = rows.map(({ total: _, ...row }): UnreachableInstitute => row)
  return { data, total: rows[0]?.total ?? 0, page: q.page, limit }
}
