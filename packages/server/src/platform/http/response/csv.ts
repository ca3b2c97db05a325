import { stringify } from 'csv-stringify/sync'

export type Cells = Readonly<Record<string, string | number | boolean | null | undefined>>

/**
 * Rows as lines of CSV with these columns. `first`: the lines begin the file, with a mark by which spreadsheets know UTF-8 and the names
 * of the columns. A text that a spreadsheet would take for a formula begins with an apostrophe.
 */
export const csvLines = (rows: readonly Cells[], { columns, first }: { columns: readonly string[]; first: boolean }) =>
  stringify([...rows], {
    header: first,
    bom: first,
    columns: [...columns],
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { boolean: (value) => (value ? 'yes' : 'no') },
  })
