import type { DisplayValue } from '@pravesh/contract'
import { inArray } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { board, city, collegeType, country, location, schoolType, state } from '../../platform/db/tables.ts'

/** Fields that hold numbers of a look-up. */
const lookUps = { country, state, city, location, schoolType, collegeType, boards: board } as const
type LookedUp = keyof typeof lookUps
const isLookedUp = (field: string): field is LookedUp => Object.hasOwn(lookUps, field)

type Value = DisplayValue['value']
export type Values = Readonly<Record<string, unknown>>
const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number')

/** Formats values of fields for people, such as the name behind an id. */
export type ValueFormatter = (field: string, value: unknown) => DisplayValue

/** Reads the names that these values need, each look-up once. */
export async function createValueFormatter(db: Db | Tx, records: readonly Values[]): Promise<ValueFormatter> {
  const names = new Map<string, string>()
  for (const [field, table] of Object.entries(lookUps)) {
    const ids = [...new Set(records.flatMap((record) => idsIn(record[field])))]
    if (ids.length === 0) continue
    const { id, name } = table
    for (const row of await db.select({ id, name }).from(table).where(inArray(id, ids)))
      names.set(`${field} ${row.id}`, row.name)
  }
  const nameOf = (field: string, id: number) => names.get(`${field} ${id}`) ?? `No. ${id}`
  return (field, storedValue) => {
    const value = (storedValue ?? null) as Value
    if (value === null || (Array.isArray(value) && value.length === 0)) return { value, text: null }
    if (isLookedUp(field))
      return {
        value,
        text: idsIn(value)
          .map((id) => nameOf(field, id))
          .join(', '),
      }
    return { value, text: Array.isArray(value) ? value.join(', ') : String(value) }
  }
}
