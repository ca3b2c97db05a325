import { type InstituteType, minReplies, mostReplies, replyDays, type SchoolPage } from '@pravesh/contract'
import { firstAnswer } from '../../../people/enquiry/first-answer.ts'
import { sql } from '../../../platform/db/drizzle.ts'
import { college, enquiry, school } from '../../../platform/db/tables.ts'

const institutes = { school, college }

/**
 * How the institute of the query answered, from its enquiries and their notes: see `replies` of the contract. Only the newest
 * enquiries are read, by the index `enquiry_institute`.
 */
export function repliesOf(type: InstituteType) {
  const { id } = institutes[type]
  return sql<SchoolPage['replies']>`(
    with newest as (
      select e.id, e.kind, e.status, e.created_at, e.created_at + make_interval(hours => e.reply_within_hours) as due_at
      from ${enquiry} e where e.institute_type = ${sql.raw(`'${type}'`)} and e.institute_id = ${id}
        and e.deleted_at is null order by e.id desc limit ${sql.raw(String(mostReplies))}
    ), due as (
      select e.created_at, e.due_at, a.at from newest e cross join lateral (select ${firstAnswer} as at) a
      where e.created_at > now() - make_interval(days => ${sql.raw(String(replyDays))}) and e.status not in ('spam', 'withdrawn')
        and (a.at is not null or e.due_at < now())
    )
    select case when count(*) >= ${sql.raw(String(minReplies))} then json_build_object('due', count(*),
      'inTime', count(*) filter (where at <= due_at), 'medianHours', round((percentile_cont(0.5)
        within group (order by extract(epoch from at - created_at)) / 3600)::numeric, 1)::float8) end
    from due)`
}
