import type { chanceEndpoints, ResponseOf } from '@pravesh/contract'
import { sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'

type Options = ResponseOf<typeof chanceEndpoints.chanceOptions>['data']
/** A form stays readable: so many colleges. */
const maxColleges = 500

/** The lists of ranks that a candidate can choose from, of one exam or of all, and the colleges in them. One pass over the lines. */
export async function readOptions(db: Db, exam: string | undefined): Promise<Options> {
  const [lists, colleges] = await Promise.all([
    db.execute<Options['lists'][number]>(sql`
      with list as (
        select l.exam, l.paper is null as main, case when l.paper is not null then l.course end as course, count(*)::int as lines,
          min(l.years[1]) as "firstYear", max(l.years[cardinality(l.years)]) as "newestYear"
        from cutoff_line l where ${exam ?? null}::text is null or l.exam = (select id from exam where url = ${exam ?? null})
        group by l.exam, l.paper is null, case when l.paper is not null then l.course end
      )
      select e.url as exam, e.name, e.name_local as "nameLocal", k.url as course, k.name as "courseName",
        "firstYear", "newestYear", lines
      from list join exam e on e.id = list.exam left join course k on k.id = list.course
      where e.status = 'published' and (main or k.id is not null) order by lines desc, e.url, k.url`),
    db.execute<Options['colleges'][number]>(sql`
      select c.url, c.name from college c
      where c.status = 'published' and exists (select from cutoff_line l where l.college = c.id) order by c.name, c.id limit ${maxColleges}`),
  ])
  return { lists: lists.rows, colleges: colleges.rows }
}
