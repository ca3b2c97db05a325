import { type InstituteWeek, type InstituteWeeks, minCases, minCityInstitutes } from '@pravesh/contract'
import type { Institute } from '../../catalogue/institute/institute.ts'
import { firstAnswer } from '../../people/enquiry/first-answer.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { instituteTables } from '../../platform/db/tables/tables-of.ts'

const weekOf = (time: SQL) => sql`date_trunc('week', ${time} at time zone 'Asia/Kolkata')::date`
const isCounted = sql`e.status <> 'spam' and e.deleted_at is null`
/** Median of the hours until the first answer `a.at`, null of fewer than so many. */
const medianHours = sql`case when count(a.at) >= ${minCases}::int then
  round((percentile_cont(0.5) within group (order by extract(epoch from a.at - e.created_at)) / 3600)::numeric, 1)::float8 end`

/** The weeks of an institute up to the current one, by Mondays in India, the oldest first. */
async function readWeeks(db: Db, { type, id }: Institute, count: number): Promise<InstituteWeek[]> {
  const { rows } = await db.execute<InstituteWeek>(sql`
    with weeks as (
      select ${weekOf(sql`now()`)} - 7 * back as week from generate_series(0, ${count - 1}::int) back
    ), began as (select min(day) as day from page_view_day),
    viewed as (
      select date_trunc('week', day)::date as week, sum(count)::int as views from page_view_day
      where kind = ${type} and id = ${id} group by 1
    ), asked as (
      select ${weekOf(sql`e.created_at`)} as week, count(*)::int as enquiries, count(a.at)::int as answered,
        count(*) filter (where a.at <= e.created_at + make_interval(hours => e.reply_within_hours))::int as in_time,
        count(*) filter (where a.at is null and (e.status = 'withdrawn'
          or e.created_at + make_interval(hours => e.reply_within_hours) > now()))::int as not_due,
        ${medianHours} as median
      from enquiry e cross join lateral (select ${firstAnswer} as at) a
      where e.institute_type = ${type} and e.institute_id = ${id} and ${isCounted} group by 1
    ), sent as (
      select ${weekOf(sql`submitted_at`)} as week, count(*)::int as applications from application
      where institute_type = ${type} and institute_id = ${id} and submitted_at is not null group by 1
    ), moved as (
      select ${weekOf(sql`m.at`)} as week,
        count(distinct x.id) filter (where m."to" = 'offered')::int as offered,
        count(distinct x.id) filter (where m."to" = 'accepted')::int as accepted,
        count(distinct x.id) filter (where m."to" = 'enrolled')::int as enrolled
      from application x join application_move m on m.application = x.id
      where x.institute_type = ${type} and x.institute_id = ${id} and m."to" in ('offered', 'accepted', 'enrolled') group by 1
    )
    select to_char(week, 'YYYY-MM-DD') as week, case when week + 6 >= began.day then coalesce(views, 0) end as views,
      coalesce(enquiries, 0) as enquiries, coalesce(applications, 0) as applications, coalesce(offered, 0) as offered,
      coalesce(accepted, 0) as accepted, coalesce(enrolled, 0) as enrolled, coalesce(answered, 0) as answered,
      coalesce(in_time, 0) as "answeredInTime", coalesce(not_due, 0) as "notDue", median as "medianReplyHours"
    from weeks cross join began left join viewed using (week) left join asked using (week) left join sent using (week)
      left join moved using (week)
    order by 1`)
  return rows
}

/** The time to reply of the institutes of this kind in the same city that answered enough enquiries in 90 days. */
async function readCity(db: Db, { type, id }: Institute): Promise<InstituteWeeks['city']> {
  const table = instituteTables[type]
  const { rows } = await db.execute<InstituteWeeks['city']>(sql`
    with answers as (
      select e.institute_id, extract(epoch from a.at - e.created_at) / 3600 as hours,
        count(*) over (partition by e.institute_id) as answered
      from enquiry e cross join lateral (select ${firstAnswer} as at) a
      where e.institute_type = ${type} and a.at is not null and e.created_at > now() - interval '90 days' and ${isCounted}
        and e.institute_id in (select near.id from ${table} near where near.city = (select city from ${table} where id = ${id}))
    )
    select count(distinct institute_id)::int as institutes,
      case when count(distinct institute_id) >= ${minCityInstitutes}::int then
        round((percentile_cont(0.5) within group (order by hours))::numeric, 1)::float8 end as "medianReplyHours"
    from answers where answered >= ${minCases}::int`)
  return rows[0] ?? { institutes: 0, medianReplyHours: null }
}

/** How the page of an institute does: its weeks, and the time to reply in its city. */
export const weeksOf = async (db: Db, institute: Institute, count: number): Promise<InstituteWeeks> => ({
  data: await readWeeks(db, institute, count),
  city: await readCity(db, institute),
})
