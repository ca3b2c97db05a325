import type { InstituteType, NewStatus, Sources } from '@pravesh/contract'
import { sql } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { Scheme } from '../row/draft.ts'
import { groups, type Values } from './fields.ts'
import type { Marks } from './merge.ts'
import { records, rowsOf, tableOf } from './tx.ts'

const columnsOf = (kind: InstituteType) => groups[kind].flatMap((group) => group.columns)
const names = (kind: InstituteType, prefix = '') =>
  columnsOf(kind)
    .map(([column]) => `${prefix}${column}`)
    .join(', ')
const types = (kind: InstituteType) =>
  columnsOf(kind)
    .map(([column, type]) => `${column} ${type}`)
    .join(', ')

type NewInstitute = { values: Values; url: string; sources: Sources }

/** Inserts institutes, published or as drafts; returns their ids by address. */
export async function insertInstitutes(
  tx: Tx,
  kind: InstituteType,
  fresh: readonly NewInstitute[],
  status: NewStatus,
): Promise<Map<string, number>> {
  const rows = fresh.map(({ values, url, sources }) => ({ ...values, url, sources }))
  const created = await rowsOf<{ id: number; url: string }>(
    tx,
    sql`insert into ${tableOf(kind)} (status, url, sources, ${sql.raw(names(kind))})
        select ${status}, url, sources, ${sql.raw(names(kind))}
        from ${records(rows, `url text, sources jsonb, ${types(kind)}`)}
        returning id, url`,
  )
  return new Map(created.map(({ id, url }) => [url, id]))
}

/** Writes the columns that imports own, and their sources. */
export async function updateInstitutes(
  tx: Tx,
  kind: InstituteType,
  changed: readonly { id: number; values: Values; sources: Sources }[],
): Promise<void> {
  if (changed.length === 0) return
  const rows = changed.map(({ id, values, sources }) => ({ ...values, id, sources }))
  const set = columnsOf(kind)
    .map(([column]) => `${column} = r.${column}`)
    .join(', ')
  await tx.execute(sql`
    update ${tableOf(kind)} i set ${sql.raw(set)}, sources = r.sources, version = i.version + 1, updated_at = now()
    from ${records(rows, `id int, sources jsonb, ${types(kind)}`)}
    where i.id = r.id`)
}

export async function rememberMarks(
  tx: Tx,
  kind: InstituteType,
  marked: readonly { id: number; marks: Marks }[],
): Promise<void> {
  if (marked.length === 0) return
  const rows = marked.map(({ id, marks }) => ({ id, marks }))
  await tx.execute(sql`
    insert into import_mark (kind, institute, fields)
    select ${kind}, id, marks from ${records(rows, 'id int, marks jsonb')}
    on conflict (kind, institute) do update set fields = excluded.fields`)
}

/** Saves keys of institutes; returns those that were not there. */
export async function rememberKeys(
  tx: Tx,
  kind: InstituteType,
  keys: readonly { scheme: Scheme; value: string; id: number }[],
): Promise<{ institute: number; scheme: string; value: string }[]> {
  if (keys.length === 0) return []
  return rowsOf(
    tx,
    sql`insert into institute_key (kind, scheme, value, institute)
        select ${kind}, scheme, value, id from ${records(keys, 'scheme text, value text, id int')}
        on conflict do nothing returning institute, scheme, value`,
  )
}

export async function rememberRows(
  tx: Tx,
  run: { id: number; kind: InstituteType; source: string },
  rows: readonly { key: string; hash: string; row: number; id: number }[],
): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into import_row (source, key, hash, kind, institute, run, row)
    select ${run.source}, key, hash, ${run.kind}, id, ${run.id}, row
    from ${records(rows, 'key text, hash text, row int, id int')}
    on conflict (source, key) do update
      set hash = excluded.hash, institute = excluded.institute, run = excluded.run, row = excluded.row`)
}
