import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { importFile } from '../../../commands/import/command/import-file.ts'
import { readOptions } from '../../../commands/import/command/options.ts'
import { presets } from '../../../commands/import/presets/all.ts'
import { sql } from '../../../platform/db/drizzle.ts'
import { openDb } from '../../../platform/db/index.ts'
import { addPeople, addPlaces } from './people.ts'
import { writeRegister } from './register.ts'

// node packages/server/src/measure/bench/national/fill.ts ROWS FOLDER: fills the database of DATABASE_URL, which a demo has been started on,
// with a made-up national register by the product's own import, and with made-up people. A process of its own, whose memory is the import's.

const rows = Number(process.argv[2])
const folder = process.argv[3] ?? ''
const { DATABASE_URL: url = '' } = process.env
const mebibytes = (bytes: number) => Math.round(bytes / 2 ** 20)
const number = new Intl.NumberFormat('en')

/** Imports the register and prints how long it took; the peak of this process's memory, which has done nothing else, is the import's. */
async function importRegister(file: string): Promise<void> {
  const options = readOptions(['schools', file, '--publish', '--rejects', join(folder, 'rejects.csv')], presets)
  if (!options) throw new Error('The import has no options')
  const database = await openDb({ kind: 'postgres', url })
  const startedAt = performance.now()
  // Nothing is settled where nothing changed.
  let loadedAt: number | undefined
  const { counts } = await importFile(database, options, {
    begin: () => ({ tick: () => undefined, end: () => undefined }),
    settling: () => {
      loadedAt = performance.now()
    },
    stopped: () => false,
  })
  await database.close()
  const endedAt = performance.now()
  const seconds = ((loadedAt ?? endedAt) - startedAt) / 1_000
  console.info(
    `import: ${number.format(counts.created)} created, ${number.format(counts.updated)} updated, ${number.format(counts.unchanged)} unchanged; ${number.format(Math.round(rows / seconds))} rows a second for ${seconds.toFixed(0)} s, then ${((endedAt - (loadedAt ?? endedAt)) / 1_000).toFixed(0)} s for documents, counts and statistics; ${mebibytes(process.resourceUsage().maxRSS * 1024)} MiB at most`,
  )
}

mkdirSync(folder, { recursive: true })
const file = join(folder, 'register.csv')
await writeRegister(file, rows)
await importRegister(file)
await importRegister(file)
rmSync(file)
const database = await openDb({ kind: 'postgres', url })
// Without a limit on the time of a statement.
const counts = await database.exclusively(async (db) => {
  await addPlaces(db)
  const added = await addPeople(db, rows)
  await db.execute(sql`vacuum (analyze)`)
  return added
})
console.info(
  `people: ${number.format(counts.accounts)} accounts with a sign-in each, ${number.format(counts.enquiries)} enquiries, ${number.format(counts.orders)} orders`,
)
await database.close()
