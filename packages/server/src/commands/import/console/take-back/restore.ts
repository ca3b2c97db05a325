import type { InstituteType, Sources } from '@pravesh/contract'
import { sql } from '../../../../platform/db/drizzle.ts'
import type { Tx } from '../../../../platform/db/index.ts'
import type { FormerValues } from '../../../../platform/db/tables/work/import.ts'
import { groups, textOf, type Values } from '../../load/fields.ts'
import type { Marks } from '../../load/merge.ts'
import { anyOf, rowsOf, tableOf } from '../../load/tx.ts'
import { rememberMarks, updateInstitutes } from '../../load/write.ts'

/** What an import wrote into an institute, with what the institute is now. */
export type Change = {
  institute: number
  created: boolean
  version: number
  before: FormerValues | null
  after: Record<string, string | null> | null
  name: string | null
  url: string | null
  currentVersion: number | null
  isLogged: boolean
}
type Current = Values & { id: number; sources: Sources; marks: Marks | null }

/** The value of a group among sources or marks, as it was: absent where it was. */
function withFormer<Value>(current: Record<string, Value>, former: Record<string, Value>, names: readonly string[]) {
  const result = { ...current }
  for (const name of names) {
    const value = former[name]
    if (value === undefined) delete result[name]
    else result[name] = value
  }
  return result
}

/**
 * Gives institutes the values back that they had before an import: every value that is as the import wrote it. Returns those of which a value was
 * changed since: it stays.
 */
export async function restoreInstitutes(tx: Tx, kind: InstituteType, changes: readonly Change[]): Promise<Change[]> {
  if (changes.length === 0) return []
  const columns = [...new Set(groups[kind].flatMap((group) => group.columns.map(([column]) => column)))]
  const rows = await rowsOf<Current>(
    tx,
    sql`select i.id, i.sources, m.fields as marks, ${sql.raw(columns.map((column) => `i.${column}`).join(', '))}
        from ${tableOf(kind)} i left join import_mark m on m.kind = ${kind} and m.institute = i.id
        where i.id = ${anyOf(
          changes.map(({ institute }) => institute),
          'int',
        )} for update of i`,
  )
  const byId = new Map(
    rows.map(({ id, sources, marks, ...values }) => [id, { id, sources, marks: marks ?? {}, values }]),
  )
  const partly: Change[] = []
  const restored = changes.flatMap((change) => {
    const current = byId.get(change.institute)
    if (!current || !change.before) return []
    const { before, after } = change
    const written = groups[kind].filter((group) => after?.[group.name] !== undefined)
    const same = written.filter((group) => textOf(group, current.values) === after?.[group.name])
    if (same.length < written.length) partly.push(change)
    const names = same.map(({ name }) => name)
    const isWhole = change.version === change.currentVersion
    const sources: Sources = isWhole ? before.sources : withFormer(current.sources, before.sources, names)
    const marks: Marks = isWhole ? before.marks : withFormer(current.marks, before.marks, names)
    const values = { ...current.values, ...Object.assign({}, ...names.map((name) => before.values[name])) }
    return [{ id: current.id, values, sources, marks }]
  })
  await updateInstitutes(tx, kind, restored)
  await rememberMarks(tx, kind, restored)
  return partly
}
