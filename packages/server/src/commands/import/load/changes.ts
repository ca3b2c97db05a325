import { sql } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { FormerValues } from '../../../platform/db/tables/work/import.ts'
import { type Group, textOf, type Values } from './fields.ts'
import { records } from './tx.ts'

/** What a batch wrote into an institute. */
export type WrittenChange = {
  institute: number
  created: boolean
  before: FormerValues | null
  after: Record<string, string | null> | null
}

/** The groups whose values differ, as they were and as texts of what they became. */
export function changedGroups(groups: readonly Group[], before: Values, after: Values) {
  const changed = groups.filter((group) => textOf(group, before) !== textOf(group, after))
  const valuesOf = (group: Group) =>
    Object.fromEntries(group.columns.map(([column]) => [column, before[column] ?? null]))
  return {
    values: Object.fromEntries(changed.map((group) => [group.name, valuesOf(group)])),
    after: Object.fromEntries(changed.map((group) => [group.name, textOf(group, after)])),
  }
}

/** Saves what a batch wrote, so that it can be taken back. A second change of one institute by one run leaves its first former values. */
export async function rememberChanges(
  tx: Tx,
  run: { id: number; table: ReturnType<typeof sql> },
  changes: readonly WrittenChange[],
): Promise<void> {
  if (changes.length === 0) return
  await tx.execute(sql`
    insert into import_change (run, institute, created, version, before, after)
    select ${run.id}, r.institute, r.created, i.version, r.before, r.after
    from ${records(changes, 'institute int, created boolean, before jsonb, after jsonb')} join ${run.table} i on i.id = r.institute
    on conflict (run, institute) do update set version = excluded.version,
      after = coalesce(import_change.after, '{}') || coalesce(excluded.after, '{}'),
      before = case when import_change.before is null then excluded.before else
        import_change.before || jsonb_build_object('values', (excluded.before->'values') || (import_change.before->'values')) end`)
}

/** Saves the keys by which institutes are known since this run, also those of institutes that it left as they are. */
export async function rememberNewKeys(
  tx: Tx,
  run: { id: number; table: ReturnType<typeof sql> },
  keys: readonly { institute: number; scheme: string; value: string }[],
): Promise<void> {
  if (keys.length === 0) return
  await tx.execute(sql`
    insert into import_change (run, institute, created, version, keys)
    select ${run.id}, r.institute, false, i.version, jsonb_agg(jsonb_build_object('scheme', r.scheme, 'value', r.value))
    from ${records(keys, 'institute int, scheme text, value text')} join ${run.table} i on i.id = r.institute
    group by r.institute, i.version
    on conflict (run, institute) do update set keys = import_change.keys || excluded.keys`)
}
