import type { BulkValue, CopyIn } from './database.ts'

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function field(value: BulkValue): string {
  if (value === null || value === undefined) return '\\N'
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string') return value.replace(/[\\\n\r\t]/g, (mark) => escapes[mark] ?? mark)
  return String(value)
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** The target of a COPY: `"table" ("a", "b")`. */
export const copyTarget = (table: string, columns: readonly string[]): string =>
  `${quoted(table)} (${columns.map(quoted).join(', ')})`

/** PostgreSQL's COPY text format, in chunks of about `size` characters, so that memory stays bounded. */
export async function* copyText(
  rows: Parameters<CopyIn>[2],
  size = 1 << 20,
): AsyncGenerator<{ text: string; rows: number }> {
  let text = ''
  let count = 0
  for await (const row of rows) {
    text += `${row.map(field).join('\t')}\n`
    count++
    if (text.length < size) continue
    yield { text, rows: count }
    text = ''
    count = 0
  }
  if (count > 0) yield { text, rows: count }
}
