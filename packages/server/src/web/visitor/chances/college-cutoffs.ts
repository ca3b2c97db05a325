import { ApiError, type CollegeCutoffs } from '@pravesh/contract'
import { sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'

/** A page stays readable: so many programmes and quotas. */
const maxLines = 100
type Wanted = { url: string } & Pick<CollegeCutoffs, 'category' | 'seats'>
type Row = Pick<CollegeCutoffs, 'source' | 'more'> & {
  choices: CollegeCutoffs['choices'] | null
  lines: CollegeCutoffs['lines'] | null
}

/** The ranks of a college in one category, by year and round; NOT_FOUND where no published college has the slug. */
export async function readCollegeCutoffs(db: Db, { url, category, seats }: Wanted): Promise<CollegeCutoffs> {
  const {
    rows: [row],
  } = await db.execute<Row>(sql`
    select (
        select jsonb_agg(jsonb_build_object('category', p.category, 'seats', p.seats))
        from (select distinct category, seats from college_cutoff where college = c.id) p
      ) as choices, (
        select jsonb_agg(g.line order by g.newest desc, g.closing, g.programme, g.quota) from (
          select r.programme, r.quota, max(r.year) as newest, (array_agg(r.closing order by r.year desc, r.round desc))[1] as closing,
            jsonb_build_object('programme', r.programme, 'quota', r.quota, 'paper', max(r.paper), 'ranks', jsonb_agg(jsonb_build_object(
              'year', r.year, 'round', r.round, 'opening', r.opening, 'closing', r.closing, 'preparatory', r.preparatory
            ) order by r.year, r.round)) as line
          from college_cutoff r where r.college = c.id and r.category = ${category} and r.seats = ${seats}
          group by r.programme, r.quota order by newest desc, closing, r.programme, r.quota limit ${maxLines}
        ) g
      ) as lines, (
        select source from college_cutoff where college = c.id order by year desc, round desc limit 1
      ) as source, (
        select greatest(count(distinct (programme, quota)) - ${maxLines}, 0)::int
        from college_cutoff where college = c.id and category = ${category} and seats = ${seats}
      ) as more
    from college c where c.url = ${url} and c.status = 'published'`)
  if (!row) throw new ApiError('NOT_FOUND')
  return { category, seats, choices: row.choices ?? [], lines: row.lines ?? [], source: row.source, more: row.more }
}
