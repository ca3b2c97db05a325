import { z } from 'zod'
import { sql } from '../../../platform/db/drizzle.ts'
import { openUnmigrated } from '../../../platform/db/index.ts'
import { createPool } from '../../../platform/db/postgres/connection.ts'

/** Where the bare server's statement runs: on the very database, or, as an embedded one has a single owner, on one of its own. */
export const statementOn = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('postgres'), url: z.string() }),
  z.object({ kind: z.literal('directory'), path: z.string() }),
])
export type StatementOn = z.infer<typeof statementOn>

const keys = 1_000
const poolSize = 10

/** Reads one row by a unique key, another each time. */
export async function lookUpOn(on: StatementOn): Promise<() => Promise<unknown>> {
  let rowIndex = 0
  if (on.kind === 'postgres') {
    const pool = createPool(on.url, poolSize)
    const { rows } = await pool.query<{ url: string }>('select url from school order by id limit $1', [keys])
    const text = 'select id, name, url from school where url = $1'
    return () => pool.query({ name: 'bare', text, values: [rows[rowIndex++ % rows.length]?.url] })
  }
  const { db } = await openUnmigrated({ kind: 'directory', path: on.path })
  await db.execute(sql`create table bare (id int primary key, name text, url text unique)`)
  await db.execute(
    sql`insert into bare select n, 'School ' || n, 'school-' || n from generate_series(1, ${keys}::int) n`,
  )
  return () => db.execute(sql`select id, name, url from bare where url = ${`school-${(rowIndex++ % keys) + 1}`}`)
}
