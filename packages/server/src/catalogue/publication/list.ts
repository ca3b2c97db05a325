import { type ScheduledAction, type ScheduledChange, scheduledActions } from '@pravesh/contract'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { likePattern, limitOffset, type PageQuery } from '../../platform/http/page.ts'
import { catalogueSchedulerQuery, instituteSchedulerQuery, schedulingFields } from './scheduler.ts'
import { type PublicationSource, publicationSources, timeOf, waitsFor } from './sources.ts'

/** Maximum number of waiting records of one kind and action in the list: the soonest. */
const maxWaiting = 300

type ScheduledQuery = Pick<PageQuery, 'page' | 'limit' | 'search' | 'order'> & {
  sort?: 'at' | undefined
  kind?: string | undefined
  action?: ScheduledAction | undefined
}

function waitingQuery(source: PublicationSource, action: ScheduledAction, search: string | undefined): SQL {
  const { kind, table, columns } = source
  const dueTime = timeOf(action, columns)
  const instituteType = source.type === 'institute' ? source.instituteType : null
  const matchesName = search ? sql`and ${columns.name} ilike ${likePattern(search)}` : sql``
  return sql`(
    select ${kind}::text as kind, ${instituteType}::text as institute_type, ${action}::text as action, ${columns.id} as record,
      ${columns.name} as name, ${dueTime} as at, ${columns.updatedAt} as updated_at
    from ${table} where ${waitsFor(action, columns)} ${matchesName}
    order by ${dueTime}, ${columns.id} limit ${sql.raw(String(maxWaiting))})`
}

type WaitingRow = Omit<ScheduledChange, 'id' | 'at' | 'updatedAt'> & { at: string; updated_at: string; total: number }
const isoTime = (value: string): string => new Date(value).toISOString()

/** A page of the records that wait for publication or for its end, soonest first by default. */
export async function listScheduled(db: Db, query: ScheduledQuery) {
  const { page, search } = query
  const { limit, offset } = limitOffset(query)
  const parts = publicationSources
    .filter(({ kind }) => query.kind === undefined || query.kind === kind)
    .flatMap((source) =>
      scheduledActions
        .filter((action) => query.action === undefined || query.action === action)
        .map((action) => waitingQuery(source, action, search)),
    )
  const direction = sql.raw(query.sort && query.order === 'desc' ? 'desc' : 'asc')
  const order = sql`at ${direction}, kind ${direction}, record ${direction}`
  const fields = sql`case w.action when 'publish' then ${schedulingFields.publish} else ${schedulingFields.unpublish} end`
  const key = { record: sql`w.record`, fields }
  const author = sql`c."by"`
  const { rows } = await db.execute<WaitingRow & { total: number }>(sql`
    with waiting as materialized (${sql.join(parts, sql` union all `)}),
      page as (select * from waiting order by ${order} limit ${limit} offset ${offset})
    select w.kind, w.action, w.record, w.name, w.at, w.updated_at, (select count(*)::int from waiting) as total,
      coalesce(
        (${instituteSchedulerQuery(author, { ...key, kind: sql`w.institute_type` })}),
        (${catalogueSchedulerQuery(author, { ...key, kind: sql`w.kind` })})) as "by"
    from page w order by ${order}`)
  const data = rows.map(
    ({ kind, action, record, name, at: dueTime, updated_at, by: scheduledBy }): ScheduledChange => ({
      ...{ id: `${kind}:${record}:${action}`, kind, action, record, name, by: scheduledBy },
      at: isoTime(dueTime),
      updatedAt: isoTime(updated_at),
    }),
  )
  const total = rows[0]?.total ?? 0
  return { data, total, page, limit, ...(total >= maxWaiting && { totalAtLeast: true }) }
}
