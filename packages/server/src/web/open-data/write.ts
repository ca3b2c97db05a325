import { createInterface } from 'node:readline'
import { type OpenDataKind, openDataDays, openDataKinds, pluralOf } from '@pravesh/contract'
import { confirmStored, deleteFiles, type Vault } from '../../catalogue/files/store.ts'
import { eq, lte, or, sql } from '../../platform/db/drizzle.ts'
import { today } from '../../platform/db/statements/today.ts'
import { openDataFile } from '../../platform/db/tables.ts'
import { csvLines } from '../../platform/http/response/csv.ts'
import { publishInvalidation } from '../../platform/invalidation/publish.ts'
import { cellsOf, columnsOf } from './fields.ts'
import { openDataTag } from './manifests.ts'
import { openRecords } from './records.ts'
import { readText, storeText } from './stored.ts'

/** A reader may be in the middle of a file that is replaced or too old. */
const readerSeconds = 60 * 60
/** Lines of CSV that are written at once. */
const csvBatch = 200

type NewFile = Omit<typeof openDataFile.$inferInsert, 'day'>

/** Readers of lines, Node's own among them, also end one at these two characters, which JSON leaves as they are. */
const toLine = (record: object): string =>
  `${JSON.stringify(record).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`

async function writeJsonLines(vault: Vault, kind: OpenDataKind): Promise<NewFile> {
  let rows = 0
  async function* lines() {
    for await (const records of openRecords(vault.db, kind)) {
      rows += records.length
      yield records.map(toLine).join('')
    }
  }
  const stored = await storeText(vault, lines())
  return { ...stored, rows, name: `${pluralOf[kind]}.jsonl` }
}

/** The same records as the JSON lines, read from them: the two files of a kind never differ. */
async function writeCsv(vault: Vault, kind: OpenDataKind, { parts, rows }: NewFile): Promise<NewFile> {
  const columns = columnsOf(kind)
  async function* lines() {
    yield csvLines([], { columns, first: true })
    let cells: ReturnType<typeof cellsOf>[] = []
    for await (const line of createInterface({ input: readText(vault.storage, parts) })) {
      cells.push(cellsOf(kind, JSON.parse(line)))
      if (cells.length < csvBatch) continue
      yield csvLines(cells, { columns, first: false })
      cells = []
    }
    yield csvLines(cells, { columns, first: false })
  }
  const stored = await storeText(vault, lines())
  return { ...stored, rows, name: `${pluralOf[kind]}.csv` }
}

/**
 * A job: writes the files of today's public records in place of those of an earlier run of the day, and removes those of days long past.
 * Until all files are there, the earlier ones are read.
 */
export async function writeOpenData(vault: Vault, day = today()): Promise<void> {
  const files: NewFile[] = []
  for (const kind of openDataKinds) {
    const jsonLines = await writeJsonLines(vault, kind)
    files.push(await writeCsv(vault, kind, jsonLines), jsonLines)
  }
  await vault.db.transaction(async (tx) => {
    const past = lte(openDataFile.day, sql`${day}::date - ${openDataDays}::int`)
    const replaced = await tx
      .delete(openDataFile)
      .where(or(eq(openDataFile.day, day), past))
      .returning()
    const keys = replaced.flatMap(({ parts }) => parts.map((key) => ({ key })))
    await deleteFiles(tx, keys, readerSeconds)
    for (const { parts } of files) for (const key of parts) await confirmStored(tx, key)
    await tx.insert(openDataFile).values(files.map((file) => ({ ...file, day })))
    await publishInvalidation(tx, [openDataTag])
  })
}
