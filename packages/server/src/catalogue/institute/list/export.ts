import type { InstituteChange, InstituteType } from '@pravesh/contract'
import { and, eq, gt, type SQL } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { today } from '../../../platform/db/statements/today.ts'
import { college, instituteChange, school } from '../../../platform/db/tables.ts'
import { csvLines } from '../../../platform/http/response/csv.ts'
import type { StreamedFile } from '../../../platform/http/response/file.ts'
import type { Author } from '../changes/changes.ts'
import { type CollegeFilter, collegeCondition, type SchoolFilter, schoolCondition } from './filter.ts'
import { type ExportedRow, readColleges, readSchools } from './rows.ts'

/** Rows that are read at once, and the most that one file holds. */
const batchSize = 500
const maxRows = 50_000

type Export = {
  /** Id of the line of the change log. */
  entry: number
  filter: object
  read: (condition: SQL | undefined, limit: number) => Promise<ExportedRow[]>
  columns: readonly string[]
  id: typeof school.id | typeof college.id
  where: SQL | undefined
}
/** Fields of an export in the change log: its filter, the number of rows, and whether it is complete. */
const exportFields = (filter: object, rows: number, finished: boolean): InstituteChange['fields'] => [
  { name: 'filter', after: filter },
  { name: 'rows', after: rows },
  { name: 'finished', after: finished },
]
/** Reads batch after batch by the last id, so that no transaction is open while the file is sent, and updates the log. */
async function* partsOf(db: Db, { entry, filter, read, columns, id, where }: Export): AsyncGenerator<string> {
  let last = 0
  let count = 0
  let finished = false
  try {
    while (!finished) {
      const rows = await read(and(where, gt(id, last)), Math.min(batchSize, maxRows - count))
      yield csvLines(rows, { columns, first: count === 0 })
      count += rows.length
      last = rows.at(-1)?.id ?? last
      finished = rows.length < batchSize || count >= maxRows
    }
  } finally {
    const fields = exportFields(filter, count, finished)
    await db.update(instituteChange).set({ fields }).where(eq(instituteChange.id, entry))
  }
}
type Started = { type: InstituteType; filter: object; author: Author }
/** Records an export with its author before the first byte is sent; returns the id of the line. */
async function logExport(db: Db, { type, filter, author }: Started): Promise<number> {
  const { realm, account, name: authorName } = author
  const fields = exportFields(filter, 0, false)
  const [entry] = await db
    .insert(instituteChange)
    .values({ instituteType: type, instituteId: null, action: 'exported', realm, account, by: authorName, fields })
    .returning({ id: instituteChange.id })
  if (!entry) throw new Error('An insert answered no row')
  return entry.id
}
const fileOf = (parts: AsyncIterable<string>, name: string): StreamedFile => ({
  parts,
  type: 'text/csv; charset=utf-8',
  name: `${name}-${today()}.csv`,
})

/** Schools matching the filters as a CSV file, by their ids. The export is in the change log with its author. */
export async function exportSchools(db: Db, author: Author, filter: SchoolFilter): Promise<StreamedFile> {
  const { read, columns } = await readSchools(db)
  const where = await schoolCondition(db, filter)
  const entry = await logExport(db, { type: 'school', filter, author })
  return fileOf(partsOf(db, { entry, filter, read, columns, id: school.id, where }), 'schools')
}
/** Colleges, the same way. */
export async function exportColleges(db: Db, author: Author, filter: CollegeFilter): Promise<StreamedFile> {
  const { read, columns } = await readColleges(db)
  const where = await collegeCondition(db, filter)
  const entry = await logExport(db, { type: 'college', filter, author })
  return fileOf(partsOf(db, { entry, filter, read, columns, id: college.id, where }), 'colleges')
}
