import { ApiError, maxSavedNotes, type NoteCount, type RowNote } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import { noteText } from '@pravesh/messages/import'
import { and, asc, eq, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { importNote, importRun } from '../../../platform/db/tables.ts'
import type { StreamedFile } from '../../../platform/http/response/file.ts'
import { records } from '../load/tx.ts'
import { createNoteCounter } from '../rejects/note-counter.ts'
import type { SourceRow } from '../source/records.ts'
import { csvFile, csvLines } from './csv.ts'

/** Notes of rows on their way into the database, and how many rows have one of each kind. */
type NoteCollector = {
  note: (row: SourceRow, notes: readonly RowNote[]) => void
  flush: (tx: Tx) => Promise<void>
  counts: () => NoteCount[]
}

/** Saves the notes of a run in the database, the first 20,000 of them, and counts all. */
export function databaseNotes(id: number): NoteCollector {
  let waiting: (RowNote & { row: number })[] = []
  const counter = createNoteCounter()
  return {
    note({ number }, notes) {
      counter.add(notes)
      for (const note of notes) waiting.push({ ...note, row: number })
    },
    async flush(tx) {
      if (waiting.length === 0) return
      const rows = waiting
      waiting = []
      await tx.execute(sql`
        insert into import_note (run, "row", field, code, value)
        select ${id}, "row", field, code, value from ${records(rows, '"row" int, field text, code text, value text')}
        where (select count(*) from import_note where run = ${id}) < ${maxSavedNotes}
        on conflict do nothing`)
    },
    counts: counter.counts,
  }
}

const batchSize = 500

async function* partsOf(db: Db, id: number, language: Language): AsyncGenerator<string> {
  yield csvLines([['row', 'field', 'value', 'reason']], true)
  for (let last = { row: 0, field: '' }; ; ) {
    const rows = await db
      .select()
      .from(importNote)
      .where(and(eq(importNote.run, id), sql`("row", field) > (${last.row}::int, ${last.field})`))
      .orderBy(asc(importNote.row), asc(importNote.field))
      .limit(batchSize)
    yield csvLines(
      rows.map(({ row, field, value, code }) => [String(row), field, value, noteText(code, language)]),
      false,
    )
    const end = rows.at(-1)
    if (!end || rows.length < batchSize) return
    last = end
  }
}

/** The cells of an import that are left out or read as something else, as CSV. NOT_FOUND where there are none, or they are deleted. */
export async function exportNotes(db: Db, id: number, language: Language): Promise<StreamedFile> {
  const [run] = await db
    .select({ file: importRun.file })
    .from(importRun)
    .where(and(eq(importRun.id, id), sql`exists (select 1 from import_note where run = ${importRun.id})`))
  if (!run) throw new ApiError('NOT_FOUND')
  return csvFile(partsOf(db, id, language), run.file, 'notes')
}
