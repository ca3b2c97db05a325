import { settle } from '../../../catalogue/search/settle.ts'
import { seedDatabase } from '../../../commands/seed/index.ts'
import { sql } from '../../../platform/db/drizzle.ts'
import type { Database } from '../../../platform/db/index.ts'

const first = 'Amber Banyan Cedar Dawn Eastern Falcon Garden Harmony Indigo Jasmine Kaveri Lotus Meadow Nilgiri Orchid'
const second =
  'Valley Heights Shore Grove Bridge Hill Lake Park River Field Gate Court Square Terrace Avenue Bank Point'
const batch = 2_000

/**
 * The demo catalogue, and `rows` schools and as many colleges that nobody runs: copies of the demo's own, which say in their names that they
 * are made up, the same each time.
 */
export async function fill(database: Database, rows: number): Promise<void> {
  await database.exclusively((db) => seedDatabase(db, { mode: 'demo', firstAdmin: undefined }))
  for (const table of ['school', 'college']) {
    const name = sql.identifier(table)
    for (let from = 0; from < rows; from += batch)
      await database.bulk(async (tx) => {
        await tx.execute(sql`
          with original as (select row_number() over (order by id) - 1 as place, id from ${name} where url not like 'made-up-%'),
            words as (select string_to_array(${first}, ' ') as first, string_to_array(${second}, ' ') as second)
          insert into ${name}
          select copy.*
          from generate_series(${from + 1}::int, ${Math.min(rows, from + batch)}::int) n cross join words
            join original on place = n % (select count(*) from original)
            join ${name} o using (id)
          cross join lateral jsonb_populate_record(o, jsonb_build_object(
            'id', nextval(pg_get_serial_sequence(${table}, 'id')),
            'name', words.first[1 + n % 15] || ' ' || words.second[1 + n / 15 % 17] || ' ' || o.name || ', made up ' || n,
            'url', 'made-up-' || n || '-' || o.url,
            'affiliation_no', 'M' || n)) copy`)
      })
  }
  await database.exclusively(settle)
}
