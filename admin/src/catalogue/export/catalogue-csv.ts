import type { Entity } from '@pravesh/contract'
import { stringify } from 'csv-stringify/browser/esm/sync'
import type { RaRecord } from 'react-admin'

type Page = { data: RaRecord[] }

/** Records on a page of the list, and the most that one file holds. */
const pageSize = 100
const maxRows = 10_000

/** Reads the pages of a list one after another. */
export async function readRows(getPage: (page: number, perPage: number) => Promise<Page>): Promise<RaRecord[]> {
  const rows: RaRecord[] = []
  while (rows.length < maxRows) {
    const { data } = await getPage(rows.length / pageSize + 1, pageSize)
    rows.push(...data)
    if (data.length < pageSize) break
  }
  return rows
}

function toCell(value: unknown): string | number | boolean | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join('; ')
  return JSON.stringify(value)
}

/** Records of a catalogue as CSV, a column for each declared field. Text that a spreadsheet would take for a formula is escaped. */
export function toCsv({ fields }: Pick<Entity, 'fields'>, rows: readonly RaRecord[]): string {
  const columns = ['id', ...Object.keys(fields), 'updatedAt']
  const cells = rows.map((row) => Object.fromEntries(columns.map((name) => [name, toCell(row[name])])))
  return stringify(cells, {
    ...{ header: true, bom: true, columns, escape_formulas: true, record_delimiter: 'windows' },
    cast: { boolean: (value) => (value ? 'yes' : 'no') },
  })
}
