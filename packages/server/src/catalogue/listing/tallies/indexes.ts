import type { Listed } from '../kinds/kind.ts'
import { columnsIn, talliedColumns } from './functions.ts'

type Order = { name: string; keys: readonly string[]; requiredColumn?: string }
const best = ['popularity DESC', 'id DESC']
const orders: readonly Order[] = [
  { name: 'popular', keys: best },
  { name: 'of_state', keys: ['state', ...best] },
  { name: 'of_city', keys: ['city', ...best] },
  { name: 'rated', keys: ['rating DESC', 'id DESC'], requiredColumn: 'rating' },
  { name: 'fee', keys: ['fee_min', 'id'], requiredColumn: 'fee_min' },
  { name: 'ranked', keys: ['nirf_best', 'id'], requiredColumn: 'nirf_best' },
  { name: 'named', keys: ['name', 'id'] },
  { name: 'newest', keys: ['created_at DESC', 'id DESC'] },
]

/** The index of each order of a kind: it contains all filter columns, so that keys are chosen without reading a row. */
export function orderIndexes(listed: Listed) {
  const queriedColumns = new Set([
    ...talliedColumns(listed, (f) => !f.wide),
    ...(listed.ranged ?? []).flatMap(columnsIn),
  ])
  return orders
    .filter(({ name }) => name !== 'ranked' || 'rank' in listed.sorts)
    .map(({ name, keys, requiredColumn: notNullColumn }) => ({
      name: `listing_${listed.kind}_${name}`,
      keys,
      columns: [...queriedColumns].filter((column) => !keys.some((key) => key.split(' ')[0] === column)),
      where: `status = 'published'${notNullColumn ? ` AND ${notNullColumn} IS NOT NULL` : ''}`,
    }))
}
