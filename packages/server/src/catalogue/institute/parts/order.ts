import { asc, sql } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { columnOf } from '../../records/where.ts'
import type { Institute } from '../institute.ts'
import { ownedBy, type Part } from './part.ts'

/** Numbers an institute's parts from 1 without gaps, with `moved` in the place it was given. The institute is taken. */
export async function arrange(
  tx: Tx,
  part: Part,
  institute: Institute,
  moved?: { id: number; to: number },
): Promise<void> {
  const id = columnOf(part.columns, 'id')
  const order = columnOf(part.columns, 'order')
  const rows = (await tx
    .select({ id, order })
    .from(part.table)
    .where(ownedBy(part, institute))
    .orderBy(asc(order), asc(id))) as { id: number; order: number }[]
  const ids = rows.map((row) => row.id).filter((other) => other !== moved?.id)
  if (moved) ids.splice(Math.min(moved.to - 1, ids.length), 0, moved.id)
  const currentOrder = new Map(rows.map((row) => [row.id, row.order]))
  if (ids.every((id, i) => currentOrder.get(id) === i + 1)) return
  await tx.execute(sql`
    update ${part.table} set position = placed.n
    from unnest(${`{${ids.join(',')}}`}::int[]) with ordinality placed(id, n)
    where ${id} = placed.id and ${order} <> placed.n`)
}
