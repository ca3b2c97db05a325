import { quoted } from '../copy-text.ts'
import type { CopyOut } from '../database.ts'
import type { Call } from './protocol.ts'

/** Approximate size of one read: the engine returns the result of a COPY at once. */
const wantedBytes = 2 << 20
const mostPages = 1_024

/** Copies tables out by ranges of their pages, so that little is in memory at once. Inside one transaction they are one snapshot. */
export const copyOutOver = (call: Call, tx: number): CopyOut =>
  async function* (table, columns) {
    const size = await call({
      op: 'query',
      tx,
      sql: `select (pg_relation_size($1::regclass) / current_setting('block_size')::int)::int as pages`,
      params: [quoted(table)],
      rowMode: 'array',
    })
    const last = Number((size as { rows: unknown[][] }).rows[0]?.[0])
    const names = columns.map(quoted).join(', ')
    for (let from = 0, pages = 16; from < last; ) {
      const range = `ctid >= '(${from},0)' and ctid < '(${from + pages},0)'`
      const text = (await call({
        op: 'copyOut',
        tx,
        source: `(select ${names} from ${quoted(table)} where ${range})`,
      })) as Uint8Array
      yield text
      from += pages
      // Long texts are stored outside the pages: the number of pages is adjusted to the size of the last result.
      pages = Math.min(mostPages, Math.max(1, Math.round((pages * wantedBytes) / Math.max(text.length, 1))))
    }
  }
