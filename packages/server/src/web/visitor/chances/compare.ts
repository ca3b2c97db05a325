import {
  ApiError,
  type CandidateCategory,
  type Chance,
  type ChancesQuery,
  type CutoffCategory,
  chanceClasses,
  type chanceEndpoints,
  type ResponseOf,
} from '@pravesh/contract'
import { type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { course, exam, state } from '../../../platform/db/tables.ts'
import { likePattern } from '../../../platform/http/page.ts'
import { lineColumns, lineFrom } from './line.ts'

type OwnRank = { category: CutoffCategory; rank: number }

/**
 * The lists in which a candidate has a rank. A candidate of a category competes for open seats too, by the rank in the common list;
 * `general` and `general-pwd` are the names of these seats.
 */
export function ranksOf(query: ChancesQuery): OwnRank[] {
  const { category } = query
  const withPwd: Record<CandidateCategory, CutoffCategory> = {
    general: 'general-pwd',
    ews: 'ews-pwd',
    'obc-ncl': 'obc-ncl-pwd',
    sc: 'sc-pwd',
    st: 'st-pwd',
  }
  const ranks: { category: CutoffCategory; rank: number | undefined }[] = [
    { category: 'general', rank: query.rank },
    { category: 'general-pwd', rank: query.pwdRank },
  ]
  if (category !== 'general')
    ranks.push({ category, rank: query.categoryRank }, { category: withPwd[category], rank: query.categoryPwdRank })
  return ranks.flatMap(({ category: list, rank }) => (rank === undefined ? [] : [{ category: list, rank }]))
}

const unknown = (field: string) => new ApiError('INVALID', { errors: [{ field, message: 'Not in the catalogue' }] })

/** Ids of the records that a query names by their slugs; INVALID at the field where there is none. */
async function idsNamed(db: Db, query: ChancesQuery) {
  const {
    rows: [ids],
  } = await db.execute<{ exam: number | null; course: number | null; state: number | null; code: string | null }>(sql`
    select (select id from ${exam} where url = ${query.exam} and status = 'published') as exam,
      (select id from ${course} where url = ${query.course ?? null}) as course, s.id as state, s.code
    from (values (1)) one left join ${state} s on s.url = ${query.homeState ?? null}`)
  if (!ids?.exam) throw unknown('exam')
  if (query.course && !ids.course) throw unknown('course')
  if (query.homeState && !ids.state) throw unknown('homeState')
  return { ...ids, exam: ids.exam }
}

/** Seats of a state's quota, by the code of the state whose candidates have them. */
const quotaOfState: Readonly<Record<string, string>> = { JK: 'jammu-kashmir', LA: 'ladakh', GA: 'goa' }

/**
 * Which quotas apply to a candidate of a home state. Goa's candidates have a quota of their own at its institute, whose home-state seats
 * are those of union territories; Ladakh's have one at an institute of Jammu and Kashmir instead of its seats for other states.
 */
function quotaApplies(home: { state: number | null; code: string | null }): SQL {
  if (home.state === null) return sql`l.quota = 'all-india'`
  const ownQuota = (home.code && quotaOfState[home.code]) ?? ''
  const otherStates = home.code === 'LA' ? sql`s.code not in ('LA', 'JK')` : sql`c.state <> ${home.state}`
  return sql`(l.quota = 'all-india' or l.quota = ${ownQuota} or (l.quota = 'home-state' and c.state = ${home.state} and s.code <> 'GA')
    or (l.quota = 'other-state' and ${otherStates}))`
}

type Answer = ResponseOf<typeof chanceEndpoints.chances>
type Result = { data: Chance[]; counted: Answer['counts'] & { matched: number } }
const classes = sql.raw(chanceClasses.map((name) => `'${name}'`).join(', '))

/**
 * Lines of the lists of ranks beside the ranks of a candidate: the nearest first, by the ratio of the newest closing rank to the candidate's,
 * class by class. A line that the newest year of its college does not have is left out. INVALID names a slug that is unknown.
 */
export async function compareRanks(db: Db, query: ChancesQuery): Promise<Answer> {
  const ids = await idsNamed(db, query)
  const lists = sql.join(
    ranksOf(query).map(({ category, rank }) => sql`(${category}::text, ${rank}::int)`),
    sql`, `,
  )
  const conditions = [
    sql`l.exam = ${ids.exam}`,
    ids.course === null ? sql`l.paper is null` : sql`l.paper is not null and l.course = ${ids.course}`,
    query.pool === 'women' ? undefined : sql`l.seats = 'any'`,
    quotaApplies(ids),
  ].filter((condition) => condition !== undefined)
  // The newest year of a college is taken before its lines are narrowed.
  const narrowed = [
    sql`year = newest`,
    query.branch?.length
      ? sql`programme ilike any(array[${sql.join(
          query.branch.map((words) => sql`${likePattern(words)}`),
          sql`, `,
        )}])`
      : undefined,
    query.institute?.length
      ? sql`url in (${sql.join(
          query.institute.map((url) => sql`${url}`),
          sql`, `,
        )})`
      : undefined,
    query.degreeYears?.length ? sql`programme ~ ${`\\((${query.degreeYears.join('|')}) Years`}` : undefined,
  ].filter((condition) => condition !== undefined)
  const offset = (query.page - 1) * query.limit
  const chosen = query.chance ?? null
  const {
    rows: [result],
  } = await db.execute<Result>(sql`
    with own (category, rank) as (values ${lists}),
    found as (
      select l.id, l.programme, l.lowest, l.highest, cardinality(l.years) as years, own.rank, c.url, l.last[cardinality(l.last)] as closing,
        l.years[cardinality(l.years)] as year, max(l.years[cardinality(l.years)]) over (partition by l.college) as newest
      from own join cutoff_line l on l.category = own.category join college c on c.id = l.college join state s on s.id = c.state
      where c.status = 'published' and ${sql.join(conditions, sql` and `)}
    ),
    compared as materialized (
      select id, rank, abs(ln(closing::float8 / rank)) as distance,
        case when years = 1 then 'new' when rank <= lowest then 'all' when rank > highest then 'none' else 'some' end as chance
      from found where ${sql.join(narrowed, sql` and `)}
    ),
    counted as (
      select count(*) filter (where chance = 'all')::int as "all", count(*) filter (where chance = 'some')::int as "some",
        count(*) filter (where chance = 'none')::int as "none", count(*) filter (where chance = 'new')::int as "new",
        count(*) filter (where ${chosen}::text is null or chance = ${chosen}::text)::int as matched
      from compared
    ),
    shown as (
      select *, array_position(array[${classes}], chance) as place from compared
      where ${chosen}::text is null or chance = ${chosen}::text
      order by place, distance, id limit ${query.limit} offset ${offset}
    )
    select to_jsonb(counted) as counted, coalesce((
      select jsonb_agg(to_jsonb(line) - 'place' - 'distance' order by line.place, line.distance, line.id)
      from (
        select ${lineColumns}, shown.rank, shown.chance, shown.place, shown.distance
        from shown join cutoff_line l using (id) ${lineFrom}
      ) as line
    ), '[]') as data
    from counted`)
  if (!result) throw new Error('The comparison returned no row')
  const { matched, ...counts } = result.counted
  return { data: result.data, total: matched, page: query.page, limit: query.limit, counts }
}
