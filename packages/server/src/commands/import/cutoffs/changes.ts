import { maxRankInstitutes, maxRankMoves, maxRankProgrammes, type RankChanges } from '@pravesh/contract'
import { sql } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { records, rowsOf } from '../load/tx.ts'

type YearChanges = Pick<RankChanges, 'institutes' | 'addedProgrammes' | 'goneProgrammes' | 'moves'>

/**
 * Compares a year of each college with its newest earlier one, by the last round of each line. A college without an earlier year has new
 * lines alone, and its programmes are not named as new.
 */
export async function readYearChanges(tx: Tx, newestYears: ReadonlyMap<number, number>): Promise<YearChanges> {
  const years = [...newestYears].map(([college, year]) => ({ college, year }))
  const programmes = (condition: ReturnType<typeof sql>) => sql`(
    select jsonb_build_object('count', count(*), 'first', coalesce(jsonb_agg(
        jsonb_build_object('id', id, 'name', name, 'programme', programme) order by name, programme
      ) filter (where place <= ${maxRankProgrammes}), '[]'))
    from (
      select id, name, programme, row_number() over (order by name, programme) as place
      from programmes where ${condition}) p)`
  const [row] = await rowsOf<{ changes: YearChanges }>(
    tx,
    sql`with compared as materialized (
        select r.college, r.year, i.name,
          (select max(e.year) from college_cutoff e where e.college = r.college and e.year < r.year) as before
        from ${records(years, 'college int, year int')} join college i on i.id = r.college
      ), last_round as (
        select distinct on (c.college, c.programme, c.quota, c.category, c.seats, c.year)
          c.college, c.programme, c.quota, c.category, c.seats, c.year, c.closing, c.preparatory
        from compared y join college_cutoff c on c.college = y.college and c.year in (y.year, y.before)
        order by c.college, c.programme, c.quota, c.category, c.seats, c.year, c.round desc
      ), line as materialized (
        select y.college as id, y.name, y.year, y.before as earlier, l.programme, l.quota, l.category, l.seats,
          max(l.closing) filter (where l.year = y.year) as after, max(l.closing) filter (where l.year = y.before) as before,
          bool_or(l.preparatory) as preparatory
        from compared y join last_round l on l.college = y.college
        group by y.college, y.name, y.year, y.before, l.programme, l.quota, l.category, l.seats
      ), institutes as (
        select id, name, year, earlier as before, count(*) filter (where before is null) as added,
          count(*) filter (where after <> before) as changed, count(*) filter (where after = before) as unchanged,
          count(*) filter (where after is null) as gone
        from line group by id, name, year, earlier
      ), programmes as (
        select id, name, programme, bool_or(after is not null) as listed, bool_or(before is not null) as was_listed
        from line where earlier is not null group by id, name, programme
      )
      select jsonb_build_object(
        'institutes', (
          select jsonb_build_object('count', count(*), 'first', coalesce(
            jsonb_agg(to_jsonb(i) - 'place' order by place) filter (where place <= ${maxRankInstitutes}), '[]'))
          from (select *, row_number() over (order by added + gone desc, name, id) as place from institutes) i
        ),
        'addedProgrammes', ${programmes(sql`listed and not was_listed`)},
        'goneProgrammes', ${programmes(sql`was_listed and not listed`)},
        'moves', (
          select coalesce(jsonb_agg(to_jsonb(m) order by abs(after - before) desc, name, programme, quota), '[]') from (
            select id, name, programme, quota, before, after from line
            where category = 'general' and seats = 'any' and not preparatory and after <> before
            order by abs(after - before) desc, name, programme, quota limit ${maxRankMoves}) m
        )) as changes`,
  )
  if (!row) throw new Error('A comparison of years returned no row')
  return row.changes
}
