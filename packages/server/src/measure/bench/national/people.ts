import { sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'

/** Rows that one statement adds. */
const portion = 250_000

/** Adds `total` rows by a statement for the numbers from `from` to `to`. */
async function inPortions(total: number, add: (from: number, to: number) => Promise<unknown>): Promise<void> {
  for (let from = 1; from <= total; from += portion) await add(from, Math.min(from + portion - 1, total))
}

/** Runs `work` without the indexes of a table that no constraint needs, and makes them again: ten times as fast as adding to each. */
async function withoutIndexes(db: Db, table: string, work: () => Promise<unknown>): Promise<void> {
  const { rows } = await db.execute<{ name: string; definition: string }>(sql`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = ${table}::regclass and not i.indisunique`)
  for (const { name } of rows) await db.execute(sql.raw(`drop index ${name}`))
  await work()
  for (const { definition } of rows) await db.execute(sql.raw(definition))
}

const names = sql`(array['Asha','Ravi','Meena','Imran','Joseph','Kavya','Manpreet','Zoya','Arjun','Lakshmi'])[1 + n % 10] || ' ' ||
  (array['Sharma','Patil','Khan','Das','Reddy','Nair','Singh','Roy','Gowda','Joshi','Bano'])[1 + n % 11]`

/**
 * Adds what people leave in a year of a whole country, all of it made up: an account with a sign-in for each school, an application with a
 * paid order for every tenth of them, and seven enquiries a school, of which one in fifty is open. The triggers of writers are
 * switched off meanwhile: the owner of the tables alone may do so.
 */
export async function addPeople(
  db: Db,
  schools: number,
): Promise<{ accounts: number; enquiries: number; orders: number }> {
  const counts = { accounts: schools, enquiries: schools * 7, orders: Math.floor(schools / 10) }
  const { rows } = await db.execute<{ first: number; last: number }>(
    sql`select min(id) as first, max(id) as last from school`,
  )
  const { first, last } = rows[0] ?? { first: 1, last: 1 }
  const schoolOf = sql`${first} + (n::bigint * 7919 % ${last - first + 1})::int`
  const account = sql`10000000 + n`
  for (const table of ['enquiry', 'application']) await db.execute(sql.raw(`alter table ${table} disable trigger user`))
  await inPortions(counts.accounts, (from, to) =>
    db.execute(sql`insert into student_account (id, track, name, mobile, mobile_verified, created_at, signed_in_at)
      select ${account}, case when n % 3 = 0 then 'college' else 'school' end, ${names}, '+9160' || lpad(n::text, 8, '0'), true,
        now() - n % 500 * interval '1 day', now() - n % 90 * interval '1 day' from generate_series(${from}::int, ${to}::int) n`),
  )
  await inPortions(counts.accounts, (from, to) =>
    db.execute(sql`insert into session (token_hash, realm, account, created_at, last_used_at)
      select 'bench ' || n, 'student', ${account}, now() - n % 20 * interval '1 day', now() - n % 5 * interval '1 day'
      from generate_series(${from}::int, ${to}::int) n`),
  )
  await withoutIndexes(db, 'enquiry', () =>
    inPortions(counts.enquiries, (from, to) =>
      db.execute(sql`insert into enquiry (reference, kind, status, name, mobile, message, institute_type, institute_id, consent_version,
        created_at, updated_at, reply_by)
      select 'BENCH' || n, 'admission-school', case when n % 50 = 0 then 'new' else 'closed' end, ${names}, '+9160' || lpad((n % ${schools})::text, 8, '0'),
        'Is there a seat in Class ' || n % 12 || '?', 'school', ${schoolOf}, '2026-11-01',
        now() - n % 700 * interval '1 day', now() - n % 700 * interval '1 day', now() - n % 700 * interval '1 day' + interval '48 hours'
      from generate_series(${from}::int, ${to}::int) n`),
    ),
  )
  await inPortions(counts.orders, (from, to) =>
    db.execute(sql`with sent as (
        insert into application (id, account, institute_type, institute_id, session, class, status)
        select 10000000 + n, ${account}, 'school', ${schoolOf}, '2027-28', 1 + n % 12, 'payment_pending' from generate_series(${from}::int, ${to}::int) n
        returning id, account)
      insert into payment (account, application, fees_type, amount, currency, gateway, gateway_order, status)
      select account, id, 'application', 50000, 'INR', 'sandbox', 'bench_' || id, 'attempted' from sent`),
  )
  for (const table of ['enquiry', 'application']) await db.execute(sql.raw(`alter table ${table} enable trigger user`))
  return counts
}

/** Gives every school without one a place: around a point of its city, within India's bounds. */
export async function addPlaces(db: Db): Promise<void> {
  await db.execute(sql`alter table school disable trigger user`)
  await withoutIndexes(db, 'school', async () => {
    await db.execute(sql`update school set lat = 8.5 + city * 7919 % 2200 / 100.0 + id % 97 / 1000.0,
      lng = 70 + city * 104729 % 2000 / 100.0 + id % 89 / 1000.0 where lat is null`)
  })
  await db.execute(sql`alter table school enable trigger user`)
}
