import { ApiError, closedStates, type MergePreview } from '@pravesh/contract'
import { partTablesOf } from '../../catalogue/bin/stored-rows.ts'
import { mustExist } from '../../catalogue/institute/found.ts'
import { getTableName, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { instituteTables } from '../../platform/db/tables/tables-of.ts'
import type { Pair } from './follow.ts'

const numberOf = async (db: Db | Tx, counted: SQL): Promise<number> =>
  (await db.execute<{ n: number }>(sql`select count(*)::int as n from (${counted}) as counted`)).rows[0]?.n ?? 0

/** Families with an open application at both institutes, and with a review of both: one of the two must go first. */
export async function countBlocked(db: Db | Tx, { kind, keep, duplicate }: Pair): Promise<MergePreview['blocked']> {
  const closed = sql.join(
    closedStates.map((state) => sql`${state}`),
    sql`, `,
  )
  const both = (
    table: string,
    columns: string,
    condition: SQL,
  ) => sql`select ${sql.raw(columns)} from ${sql.identifier(table)}
    where institute_type = ${kind} and institute_id in (${keep}, ${duplicate}) and ${condition}
    group by ${sql.raw(columns)} having count(distinct institute_id) = 2`
  return {
    applications: await numberOf(
      db,
      both('application', 'account, child, course', sql`${sql.identifier('status')} not in (${closed})`),
    ),
    reviews: await numberOf(db, both('review', 'account', sql`status <> 'withdrawn'`)),
  }
}

/** What a merge of the pair moves and what prevents it. NOT_FOUND where either is absent. */
export async function previewMerge(db: Db, pair: Pair): Promise<MergePreview> {
  const { kind, keep, duplicate } = pair
  for (const id of [keep, duplicate]) await mustExist(db, { type: kind, id })
  assertTwo(pair)
  const of = (table: string) =>
    numberOf(
      db,
      sql`select 1 from ${sql.identifier(table)} where institute_type = ${kind} and institute_id = ${duplicate}`,
    )
  const parts: MergePreview['parts'] = []
  for (const { table, column } of partTablesOf(instituteTables[kind])) {
    const has = (id: number) => numberOf(db, sql`select 1 from ${table} where ${column} = ${id}`)
    const [kept, other] = [await has(keep), await has(duplicate)]
    if (kept + other > 0) parts.push({ part: getTableName(table), kept, duplicate: other })
  }
  return {
    follow: {
      enquiries: await of('enquiry'),
      applications: await of('application'),
      reviews: await of('review'),
      logins: await numberOf(
        db,
        sql`select 1 from buyer_institute i join buyer_account b on b.id = i.buyer
          where i.institute = ${duplicate} and b.institute_type = ${kind}`,
      ),
      partnerApplications: await of('partner_application'),
    },
    blocked: await countBlocked(db, pair),
    parts,
  }
}

/** INVALID where an institute would be merged with itself. */
export function assertTwo({ keep, duplicate }: Pair): void {
  if (keep === duplicate)
    throw new ApiError('INVALID', { errors: [{ field: 'duplicate', message: 'Choose another institute' }] })
}
