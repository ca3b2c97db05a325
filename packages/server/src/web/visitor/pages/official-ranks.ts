import type { CollegePage } from '@pravesh/contract'
import { sql } from '../../../platform/db/drizzle.ts'
import { college, collegeCutoff, exam } from '../../../platform/db/tables.ts'

/** A page stays readable: so many programmes of a round. */
const maxLines = 100

/**
 * Ranks of a college of the query in the last round of its newest year: seats for everybody, and all ranks of preparatory courses. Both
 * steps walk the table's unique index, whose first columns are college, year and round.
 */
export const officialRanks = sql<CollegePage['officialRanks']>`(
  select jsonb_build_object('year', n.year, 'round', n.round, 'source', n.source, 'exam', (
      select jsonb_build_object('name', e.name, 'nameLocal', e.name_local, 'url', e.url)
      from ${exam} e where e.id = n.exam and e.status = 'published'
    ), 'more', l.total - jsonb_array_length(l.lines), 'lines', l.lines)
  from (
    select year, round, exam, source from ${collegeCutoff} where college = ${college.id} order by year desc, round desc limit 1
  ) n
  cross join lateral (
    select coalesce(max(g.total), 0) as total, coalesce(jsonb_agg(g.line order by g.first, g.programme, g.quota), '[]') as lines from (
      select r.programme, r.quota, min(r.closing) filter (where r.category = 'general') as first, count(*) over () as total,
        jsonb_build_object('programme', r.programme, 'quota', r.quota, 'paper', max(r.paper), 'ranks', jsonb_agg(jsonb_build_object(
          'category', r.category, 'seats', r.seats, 'opening', r.opening, 'closing', r.closing, 'preparatory', r.preparatory
        ) order by r.category, r.seats)) as line
      from ${collegeCutoff} r
      where r.college = ${college.id} and r.year = n.year and r.round = n.round
        and (r.preparatory or (r.seats = 'any' and r.category in ('general', 'ews', 'obc-ncl', 'sc', 'st')))
      group by r.programme, r.quota order by first, r.programme, r.quota limit ${sql.raw(String(maxLines))}
    ) g
  ) l
)`
