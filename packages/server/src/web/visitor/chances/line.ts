import type { ChanceLine } from '@pravesh/contract'
import { sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'

/** What is read of a line `l`, with the tables of `lineFrom`. */
export const lineColumns = sql`l.id, l.programme, l.quota, l.category, l.seats, l.source,
  jsonb_build_object('name', c.name, 'nameLocal', c.name_local, 'url', c.url, 'city', ci.name, 'state', s.url) as college,
  (select url from exam where id = l.exam) as exam,
  (select url from course where id = l.course and l.paper is not null) as course,
  (select jsonb_agg(jsonb_build_object('year', y.year, 'round', y.round, 'first', y.first, 'last', y.last) order by y.year)
    from unnest(l.years, l.rounds, l.first, l.last) as y (year, round, first, last)) as years`
export const lineFrom = sql`join college c on c.id = l.college join city ci on ci.id = c.city join state s on s.id = c.state`

/** Lines by their ids, in the order of the ids; lines that are gone, or whose college is not published, are left out. */
export async function readLines(db: Db, ids: readonly number[]): Promise<ChanceLine[]> {
  const { rows } = await db.execute<ChanceLine>(sql`
    select ${lineColumns} from unnest(${`{${ids.join(',')}}`}::int[]) with ordinality as wanted (id, at)
    join cutoff_line l using (id) ${lineFrom} where c.status = 'published' order by wanted.at`)
  return rows
}
