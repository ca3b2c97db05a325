import { sql } from '../../../platform/db/drizzle.ts'
import type { CopyOut, Db, Tx } from '../../../platform/db/index.ts'
import { encryptionKey } from '../../../platform/db/tables.ts'
import { sealedBy } from '../../reseal/at-start.ts'
import type { Head, Sequences } from '../archive/parts.ts'
import { wholeRows } from './rows.ts'

/**
 * Tables with short-lived rows that must not come back later: a session that was ended since would be active again. People sign in again,
 * request another code, and have their attempts counted from none. The key of a day's searches is to be gone with the day.
 * Open data is written anew every night: its files are in no archive.
 */
const excludedTables: readonly string[] = [
  'session',
  'one_time_code',
  'email_code',
  'temporary_password',
  'passkey_challenge',
  'invitation',
  'throttle',
  'search_term_key',
  'import_part',
  'open_data_file',
]

export type Table = { name: string; columns: string[]; bytes: number }
/** Stored files according to the rows. */
export type StoredFiles = { total: number; iterate: () => Iterable<{ key: string; type: string }> }

/** Every table whose rows go into an archive, with the columns that are not computed from others. */
export async function tablesOf(db: Db | Tx): Promise<Table[]> {
  const { rows } = await db.execute<Table>(sql`
    select c.relname as name, pg_table_size(c.oid)::float8 as bytes, array(
      select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum) as columns
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`)
  return rows.filter(({ name }) => !excludedTables.includes(name))
}

/** The encryption keys of the sealed data. */
export async function keysOf(db: Db | Tx): Promise<Head['keys']> {
  const proofs = new Map((await db.select().from(encryptionKey)).map(({ id, proof }) => [id, proof]))
  return [...(await sealedBy(db))].map(([id, purposes]) => ({ id, proof: proofs.get(id), what: purposes }))
}

/** The current values of sequences. */
export async function sequencesOf(db: Db | Tx): Promise<Sequences> {
  const { rows } = await db.execute<Sequences[number]>(sql`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`)
  return rows
}

/** Media type of private files. */
const unnamedType = 'application/octet-stream'

/** The files that rows name: held as COPY's text, for a country has millions, and given one by one. */
export async function filesOf(copyOut: CopyOut): Promise<StoredFiles> {
  const chunks: Uint8Array[] = []
  let total = 0
  for (const [table, columns] of [
    ['published_file', ['key', 'mime']],
    ['document', ['key']],
  ] as const)
    for await (const { text, rows } of wholeRows(copyOut(table, columns))) {
      chunks.push(text)
      total += rows
    }
  function* eachFile(): Generator<{ key: string; type: string }> {
    for (const text of chunks)
      for (const line of Buffer.from(text).toString('utf8').trimEnd().split('\n')) {
        const [key = '', type = unnamedType] = line.split('\t')
        yield { key, type }
      }
  }
  return { total, iterate: eachFile }
}

/** So that COPY writes and reads the same text with any setting of the server. */
export async function setPortableOutput(db: Db | Tx): Promise<void> {
  await db.execute(sql`select set_config(name, value, true) from (values ('datestyle', 'ISO, MDY'), ('intervalstyle', 'postgres'),
    ('timezone', 'UTC'), ('extra_float_digits', '1'), ('bytea_output', 'hex'), ('client_encoding', 'UTF8')) as plain (name, value)`)
}
