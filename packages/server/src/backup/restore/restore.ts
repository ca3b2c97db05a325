import type { Config } from '../../config/config.ts'
import { sql } from '../../db/drizzle.ts'
import { type CopyBack, type Db, openUnmigrated, type Tx } from '../../db/index.ts'
import { knownLevel, migrate, migrationsFolder } from '../../db/migrate.ts'
import type { Storage } from '../../delivery/storage/storage.ts'
import { damaged } from '../archive/bytes.ts'
import { readArchive } from '../archive/file.ts'
import type { Head, Part, Totals } from '../archive/parts.ts'
import type { Tell } from '../command/progress.ts'
import { count, size } from '../figures.ts'
import { inOrder } from '../in-order.ts'
import { speakPlainly, tablesOf } from '../moment/contents.ts'
import { bare } from './bare.ts'
import { refuseUnlessEmpty } from './empty.ts'
import { keysMissing, refuseUnfit } from './fit.ts'
import { createLoader } from './load.ts'
import { createPuts, keysIn, refuseUnlessOwn } from './store.ts'
import { holdWaitingJobs } from './waiting-jobs.ts'

type Watch = { tell: Tell; signal: AbortSignal }
export type Checked = { head: Head; totals: Totals }
export type Restored = Checked & {
  /** Mails, messages and leads that wait for a person. */
  held: number
}
type File = Extract<Part, { part: 'file' }>
type Into = Pick<Config, 'database' | 'backupKey' | 'mode' | 'encryptionKeys'>

/** Files that are written at a time: a bucket takes each after a while. */
const atOnce = 8
/** An embedded database gives up a transaction that stands idle for longer than half a minute. */
const stirMs = 5_000

/** Reads an archive to its end and answers what it holds. Throws a `Refusal` where it is not as it was written. */
export async function checkArchive(path: string, key: string | undefined, { tell, signal }: Watch): Promise<Checked> {
  let head: Head | undefined
  let totals: Totals | undefined
  for await (const one of readArchive(path, key, (bytes, of) => tell('checking', bytes, of))) {
    signal.throwIfAborted()
    if (one.part === 'head') head = one
    if (one.part === 'end') totals = one
  }
  if (!head || !totals) throw new Error('An archive was read that has no head or no end')
  return { head, totals }
}

/** Loads tables as they pass and gives the files that come behind them. */
async function* filesBehind(parts: AsyncIterable<Part>, load: (one: Part) => Promise<void>): AsyncGenerator<File> {
  for await (const one of parts) {
    if (one.part === 'file') yield one
    else await load(one)
  }
}

/** Everything that is written, in the one transaction that is committed at the end. */
async function writeAll(
  tx: Tx,
  copyBack: CopyBack,
  { head, totals }: Checked,
  parts: AsyncIterable<Part>,
  put: (file: File) => Promise<File>,
  { tell, signal, folder }: Watch & { folder: string },
): Promise<number> {
  await refuseUnlessEmpty(tx, head.migrations)
  await migrate(tx, folder, head.migrations)
  await speakPlainly(tx)
  const putBack = await bare(tx)
  const loader = await createLoader(tx, copyBack)
  let [rows, files, bytes, stirred] = [0, 0, 0, 0]
  const behind = filesBehind(parts, async (one) => {
    signal.throwIfAborted()
    await loader.load(one)
    if (one.part === 'head' && one.moment !== head.moment) throw damaged('it is another one than a moment ago')
    if (one.part === 'rows') rows += one.rows
    if (one.part === 'rows') tell('rows', rows, totals.rows, `${count(rows, 'row')}, ${loader.at()}`)
  })
  for await (const one of inOrder(behind, atOnce, put)) {
    signal.throwIfAborted()
    bytes += one.bytes.length
    tell('files', ++files, totals.files, `${count(files, 'file')}, ${size(bytes)}`)
    if (performance.now() - stirred < stirMs) continue
    stirred = performance.now()
    await tx.execute(sql`select 1`)
  }
  await loader.check()
  await putBack((done, of) => {
    signal.throwIfAborted()
    tell('indexes and references', done, of)
  })
  const held = await holdWaitingJobs(tx)
  await migrate(tx, folder)
  return held
}

/** What the planner knows, and what index-only scans need, does not come with rows. */
async function refreshStatistics(db: Db, tell: Tell): Promise<void> {
  const tables = await tablesOf(db)
  for (const [done, { name }] of tables.entries()) {
    await db.execute(sql`vacuum (analyze) ${sql.identifier(name)}`)
    tell('statistics', done + 1, tables.length)
  }
}

/**
 * Restores an archive into an empty database and an empty file store, whatever kinds they are, and brings it up to this code. The archive
 * is read to its end before anything is written; where anything fails after that, database and store are as empty as before. Throws a
 * `Refusal` for whatever a person can mend.
 */
export async function restore(
  config: Into,
  path: string,
  storage: Storage,
  { tell, signal, say, folder = migrationsFolder }: Watch & { say: (sentence: string) => void; folder?: string },
): Promise<Restored> {
  const { database, backupKey } = config
  const checked = await checkArchive(path, backupKey, { tell, signal })
  refuseUnfit(checked.head, knownLevel(folder), config)
  for (const sentence of keysMissing(checked.head, config.encryptionKeys)) say(sentence)
  const over = await refuseUnlessOwn(storage, () => keysIn(readArchive(path, backupKey)))
  const home = await openUnmigrated(database)
  const puts = createPuts(storage, over)
  const parts = readArchive(path, backupKey)
  const write = () =>
    home.bulk((tx, _copyIn, copyBack) => writeAll(tx, copyBack, checked, parts, puts.put, { tell, signal, folder }))
  try {
    const held = await home.exclusively(write).catch(async (thrown: unknown) => {
      await puts.takeBack()
      throw thrown
    })
    await home.exclusively((db) => refreshStatistics(db, tell))
    return { ...checked, held }
  } finally {
    await home.close()
  }
}
