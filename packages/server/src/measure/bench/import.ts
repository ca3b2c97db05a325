import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { importFile } from '../../commands/import/command/import-file.ts'
import { readOptions } from '../../commands/import/command/options.ts'
import { presets } from '../../commands/import/presets/all.ts'
import { ensureReferenceData } from '../../commands/seed/index.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { type Database, openDb } from '../../platform/db/index.ts'
import { startTestServer } from '../../platform/db/testing/server.ts'

// Compares an import into an empty PostgreSQL with COPY of the same rows into the same tables, with their indexes and triggers:
// node packages/server/src/measure/bench/import.ts [rows] [--publish]

const rows = Number(process.argv.find((arg) => /^\d+$/.test(arg)) ?? 20_000)
const choices = process.argv.includes('--publish') ? ['--publish'] : []
/** What a row of a register is written to. */
const written = ['college', 'institute_key', 'import_mark', 'import_row', 'import_change']
/** What follows it by triggers. */
const following = ['search_doc', 'search_word', 'search_slip', 'listing_tally']

const names = 'Amber Banyan Cedar Dawn Eastern Falcon Garden Harmony Indigo Jasmine Kaveri Lotus Meadow Nilgiri Orchid'
const kinds = ['College of Arts and Science', 'Degree College', 'Institute of Technology', 'College of Education']
const places = ['Kerala,Ernakulam', 'Karnataka,Mysuru', 'Rajasthan,Jaipur', 'Gujarat,Surat', 'Uttar Pradesh,Agra']

/** A register of made-up colleges in the layout of AISHE's, the same each time. */
function register(): string {
  const words = names.split(' ')
  const wordOf = (n: number) => words[n % words.length]
  const lines = Array.from({ length: rows }, (_, n) => {
    const name = `${wordOf(n)} ${wordOf(Math.floor(n / 15))} ${kinds[n % kinds.length]} ${Math.floor(n / 225)}`
    return `C-${n + 1},${name},Affiliated College,${places[n % places.length]},U-1,University of ${wordOf(n % 7)}`
  })
  return ['aishe_code,name,college_type,state,district,university_code,university', ...lines].join('\n')
}

async function measureImport(database: Database, folder: string): Promise<{ load: number; settling: number }> {
  const file = join(folder, 'register.csv')
  writeFileSync(file, register())
  const options = readOptions(['colleges', file, '--rejects', join(folder, 'rejects.csv'), ...choices], presets)
  if (!options) throw new Error('The import has no options')
  const startedAt = performance.now()
  let loadedAt = startedAt
  const { counts } = await importFile(database, options, {
    begin: () => ({ tick: () => undefined, end: () => undefined }),
    settling: () => {
      loadedAt = performance.now()
    },
    stopped: () => false,
  })
  if (counts.created !== rows) throw new Error(`${counts.created} of ${rows} rows were imported`)
  return { load: loadedAt - startedAt, settling: performance.now() - loadedAt }
}

/** Takes out the rows that were imported, empties the tables, and brings the rows back by COPY; returns how long that took. */
async function measureCopy(database: Database): Promise<number> {
  const copies: { table: string; columns: string[]; text: Buffer }[] = []
  await database.snapshot(async (db, copyOut) => {
    for (const table of written) {
      const found = await db.execute<{ name: string }>(
        sql`select column_name as name from information_schema.columns where table_schema = current_schema() and table_name = ${table}`,
      )
      const columns = found.rows.map(({ name }) => name)
      const pieces: Uint8Array[] = []
      for await (const piece of copyOut(table, columns)) pieces.push(piece)
      copies.push({ table, columns, text: Buffer.concat(pieces) })
    }
  })
  await database.db.execute(sql.raw(`truncate ${[...written, ...following].join(', ')} cascade`))
  const startedAt = performance.now()
  await database.bulk(async (_tx, _copyIn, copyBack) => {
    for (const { table, columns, text } of copies) await copyBack(table, columns, text)
  })
  return performance.now() - startedAt
}

const perSecond = (ms: number) => Math.round((rows * 1_000) / ms)

const folder = mkdtempSync(join(tmpdir(), 'pravesh-bench-'))
const server = await startTestServer()
try {
  const outer = new pg.Client({ connectionString: server.url('postgres') })
  await outer.connect()
  await outer.query('create database bench')
  await outer.end()
  const database = await openDb({ kind: 'postgres', url: server.url('bench') })
  try {
    await ensureReferenceData(database.db)
    const { load, settling } = await measureImport(database, folder)
    const copy = await measureCopy(database)
    console.info(
      `import ${perSecond(load)} rows a second (settling ${(settling / 1_000).toFixed(1)} s), COPY ${perSecond(copy)}: × COPY ${(copy / load).toFixed(2)}`,
    )
  } finally {
    await database.close()
  }
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
