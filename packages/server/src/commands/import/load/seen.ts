import { sql } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { rejected } from '../row/draft.ts'
import { hashOf } from './hash.ts'
import type { Item, Outcome, Run } from './item.ts'
import { anyOf, rowsOf } from './tx.ts'

type Before = { key: string; hash: string; run: number; row: number }

/**
 * Splits a batch into rows to write and the rest: rows that the register already had in the same form (`unchanged`), and repeated keys of
 * this file (`rejected`). `known` contains the keys that this register had before.
 */
export async function sift(tx: Tx, run: Run, items: readonly Item[], outcome: Outcome) {
  const keyed = items.map((item) => ({
    item,
    key: `${item.draft.key.scheme} ${item.draft.key.value}`,
    hash: hashOf(item.draft),
  }))
  const rows = await rowsOf<Before>(
    tx,
    sql`select key, hash, run, row from import_row
        where source = ${run.source} and key = ${anyOf(keyed.map(({ key }) => key))}`,
  )
  const before = new Map(rows.map((row) => [row.key, row]))
  const knownKeys = new Set(before.keys())
  const batchRows = new Map<string, { hash: string; row: number }>()
  const fresh: Item[] = []
  const unchangedKeys: string[] = []
  for (const { item, key, hash } of keyed) {
    const old = before.get(key)
    const duplicate = batchRows.get(key) ?? run.earlierRows?.get(key) ?? (old?.run === run.id ? old : undefined)
    if (duplicate) {
      const code = duplicate.hash === hash ? 'repeats' : 'same-key'
      const { reason } = rejected(code, { row: String(duplicate.row), key: item.draft.key.value })
      outcome.rejected.push({ row: item.row, reason })
      outcome.counts.rejected++
      continue
    }
    batchRows.set(key, { hash, row: item.row.number })
    run.earlierRows?.set(key, { hash, row: item.row.number })
    if (old?.hash === hash) {
      unchangedKeys.push(key)
      run.samples?.add('unchanged', item)
    } else fresh.push(item)
  }
  outcome.counts.unchanged += unchangedKeys.length
  if (unchangedKeys.length > 0) {
    const positions = unchangedKeys.map((key) => ({ key, row: batchRows.get(key)?.row }))
    await tx.execute(sql`
      update import_row set run = ${run.id}, row = r.row
      from jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) as r(key text, row int)
      where import_row.source = ${run.source} and import_row.key = r.key`)
  }
  return { fresh, known: knownKeys }
}
