import { ApiError, maxSavedRejects, type RejectReason } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import { rejectText } from '@pravesh/messages/import'
import { and, asc, eq, gt, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { importReject, importRun } from '../../../platform/db/tables.ts'
import type { StreamedFile } from '../../../platform/http/response/file.ts'
import { records } from '../load/tx.ts'
import type { Rejects } from '../rejects/rejects.ts'
import { csvFile, csvLines } from './csv.ts'

type RejectRecord = { row: number; reason: RejectReason; cells: readonly string[] }

/** Saves rejected rows of a run in the database, the first 20,000 of them. */
export function databaseRejects(id: number): Rejects & { waiting: () => readonly RejectRecord[] } {
  let waiting: RejectRecord[] = []
  return {
    waiting: () => waiting,
    add({ number, cells }, reason) {
      waiting.push({ row: number, reason, cells })
    },
    async flush(tx) {
      if (waiting.length === 0) return
      const rows = waiting
      waiting = []
      await tx.execute(sql`
        insert into import_reject (run, "row", reason, cells)
        select ${id}, "row", reason, cells from ${records(rows, '"row" int, reason jsonb, cells jsonb')}
        where (select count(*) from import_reject where run = ${id}) < ${maxSavedRejects}
        on conflict do nothing`)
    },
  }
}

const batchSize = 500

async function* partsOf(db: Db, id: number, header: readonly string[], language: Language): AsyncGenerator<string> {
  yield csvLines([['row', 'reason', ...header]], true)
  for (let last = 0; ; ) {
    const rows = await db
      .select()
      .from(importReject)
      .where(and(eq(importReject.run, id), gt(importReject.row, last)))
      .orderBy(asc(importReject.row))
      .limit(batchSize)
    yield csvLines(
      rows.map(({ row, reason, cells }) => [String(row), rejectText(reason, language), ...cells]),
      false,
    )
    if (rows.length < batchSize) return
    last = rows.at(-1)?.row ?? last
  }
}

/** The rejected rows of an import as CSV, with reasons in the language of the reader, which can be imported once it is corrected. NOT_FOUND where there are none, or they are deleted. */
export async function exportRejects(db: Db, id: number, language: Language): Promise<StreamedFile> {
  const [run] = await db
    .select({ file: importRun.file, header: importRun.header })
    .from(importRun)
    .where(and(eq(importRun.id, id), sql`exists (select 1 from import_reject where run = ${importRun.id})`))
  if (!run) throw new ApiError('NOT_FOUND')
  return csvFile(partsOf(db, id, run.header ?? [], language), run.file, 'rejects')
}
