import type { InstituteType } from '@pravesh/contract'
import { partTablesOf } from '../../catalogue/bin/stored-rows.ts'
import { getTableName, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Tx } from '../../platform/db/index.ts'
import { instituteTables } from '../../platform/db/tables/tables-of.ts'
import type { StoredMerge, StoredRow } from '../../platform/db/tables.ts'

/** Two institutes of one type: the kept one and its duplicate. */
export type Pair = { kind: InstituteType; keep: number; duplicate: number }
type Moved = StoredMerge['moved'][number]

/** A table whose rows name an institute: by which column, of which rows, and the columns that identify a row. */
type Reference = { table: string; column: string; keys: readonly string[]; where: SQL }

const ofType = (kind: InstituteType) => sql`institute_type = ${kind}`
const ofPeople = (kind: InstituteType, account: string) =>
  sql`${sql.identifier(account)} in (select id from buyer_account where institute_type = ${kind})`

/** Rows of people and of registers that follow to the kept institute. Its history stays where it happened. */
const referencesOf = (kind: InstituteType): readonly Reference[] => [
  ...['enquiry', 'application', 'draw', 'review', 'partner_application', 'cart_item', 'shortlist'].map((table) => ({
    ...{ table, column: 'institute_id', keys: ['id'], where: ofType(kind) },
  })),
  { table: 'invitation', column: 'institute', keys: ['id'], where: ofType(kind) },
  { table: 'webhook', column: 'institute', keys: ['id'], where: ofType(kind) },
  { table: 'buyer_institute', column: 'institute', keys: ['buyer'], where: ofPeople(kind, 'buyer') },
  { table: 'institute_notice', column: 'institute', keys: ['id'], where: ofPeople(kind, 'account') },
  { table: 'institute_key', column: 'institute', keys: ['scheme', 'value'], where: sql`kind = ${kind}` },
]

/** Columns that both rows have where a person has listed both institutes, or works at both. */
const twins: Readonly<Record<string, readonly string[]>> = {
  cart_item: ['account', 'fees_type', 'child', 'course'],
  shortlist: ['account', 'child', 'course'],
  buyer_institute: ['buyer'],
}

const namesOf = (table: string) => sql.identifier(table)
const listOfNames = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
const objectOf = (keys: readonly string[]) =>
  sql`jsonb_build_object(${sql.join(
    keys.flatMap((key) => [sql`${key}::text`, sql.identifier(key)]),
    sql`, `,
  )})`

/** Deletes rows of the duplicate where the same person has one of the kept institute, and returns them. */
export async function removeTwins(tx: Tx, { kind, keep, duplicate }: Pair): Promise<StoredRow[]> {
  const stored: StoredRow[] = []
  for (const { table, column, where } of referencesOf(kind)) {
    const shared = twins[table]
    if (!shared) continue
    const same = sql.join(
      shared.map((name) => sql`t.${sql.identifier(name)} is not distinct from k.${sql.identifier(name)}`),
      sql` and `,
    )
    const { rows } = await tx.execute<{ row: Record<string, unknown> }>(sql`
      delete from ${namesOf(table)} t where ${sql.identifier(column)} = ${duplicate} and ${where}
        and exists (select 1 from ${namesOf(table)} k where k.${sql.identifier(column)} = ${keep} and ${
          'institute_id' === column ? sql`k.institute_type = ${kind}` : sql`true`
        } and ${same})
      returning to_jsonb(t) as row`)
    stored.push(...rows.map(({ row }) => ({ table, row })))
  }
  return stored
}

/** Moves the rows of people and registers from the duplicate to the kept institute; returns what was moved. */
export async function moveReferences(tx: Tx, { kind, keep, duplicate }: Pair): Promise<Moved[]> {
  const moved: Moved[] = []
  for (const { table, column, keys, where } of referencesOf(kind)) {
    const { rows } = await tx.execute<{ key: Record<string, unknown> }>(sql`
      update ${namesOf(table)} set ${sql.identifier(column)} = ${keep}
      where ${sql.identifier(column)} = ${duplicate} and ${where} returning ${objectOf(keys)} as key`)
    if (rows.length > 0) moved.push({ table, keys: rows.map(({ key }) => key) })
  }
  return moved
}

/** Moves parts of a kind of which the kept institute has none; returns what was moved. */
export async function moveParts(tx: Tx, { kind, keep, duplicate }: Pair): Promise<Moved[]> {
  const moved: Moved[] = []
  for (const { table, column } of partTablesOf(instituteTables[kind])) {
    const owner = sql.identifier(column.name)
    const { rows } = await tx.execute<{ key: Record<string, unknown> }>(sql`
      update ${table} set ${owner} = ${keep} where ${owner} = ${duplicate}
        and not exists (select 1 from ${table} k where k.${owner} = ${keep}) returning ${objectOf(['id'])} as key`)
    if (rows.length > 0) moved.push({ table: getTableName(table), keys: rows.map(({ key }) => key) })
  }
  return moved
}

/** Moves rows back to the restored institute, unless they went elsewhere since. */
export async function moveBack(tx: Tx, { kind, keep, duplicate }: Pair, moved: StoredMerge['moved']): Promise<void> {
  const references = new Map(referencesOf(kind).map((reference) => [reference.table, reference]))
  const parts = new Map(
    partTablesOf(instituteTables[kind]).map(({ table, column }) => [
      getTableName(table),
      { table: getTableName(table), column: column.name, keys: ['id'], where: sql`true` },
    ]),
  )
  for (const { table, keys } of moved) {
    const reference = references.get(table) ?? parts.get(table)
    if (!reference) continue
    const columns = listOfNames(reference.keys)
    await tx.execute(sql`
      update ${namesOf(table)} set ${sql.identifier(reference.column)} = ${duplicate}
      where ${sql.identifier(reference.column)} = ${keep} and ${reference.where}
        and (${columns}) in (select ${columns} from jsonb_populate_recordset(null::${namesOf(table)}, ${JSON.stringify(keys)}::jsonb))`)
  }
}
