import { stringify } from 'csv-stringify/sync'
import type { StreamedFile } from '../../../platform/http/response/file.ts'
import { guard } from '../rejects/formula.ts'

/** Lines of a file about an import. The record delimiter and the mark of UTF-8 are those that spreadsheets expect. */
export const csvLines = (rows: readonly (readonly string[])[], isFirst: boolean): string =>
  stringify(
    rows.map((row) => row.map(guard)),
    { bom: isFirst, escape_formulas: true, record_delimiter: 'windows' },
  )
/** A file of an import, with a name made of the uploaded file's and its content. */
export const csvFile = (parts: AsyncIterable<string>, uploaded: string, part: 'rejects' | 'notes'): StreamedFile => ({
  parts,
  type: 'text/csv; charset=utf-8',
  name: `${uploaded.replace(/\.(csv|gz|csv\.gz)$/i, '')}.${part}.csv`,
})
