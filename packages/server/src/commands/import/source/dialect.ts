export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
export type Dialect = { delimiter: string; encoding: Encoding; lineEnd: '\n' | '\r' }

/** UTF-16 by its mark, or by null bytes at every other place alone: half of each Latin character. */
export function utf16Of(head: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const sample = head.subarray(0, 4_096)
  const nulls = [0, 0]
  for (const [index, byte] of sample.entries()) if (byte === 0) nulls[index % 2] = (nulls[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = nulls
  const isClear = (few: number, many: number) => few === 0 && many > sample.length / 10
  if (isClear(even, odd)) return 'utf-16le'
  return isClear(odd, even) ? 'utf-16be' : undefined
}

const maxLines = 30
const delimiters = [',', ';', '\t', '|']

/** The separator that the first lines have most evenly, quoted text aside; or the one that the file names. */
function delimiterOf(text: string, lineEnd: string): string {
  const named = text.toLowerCase().startsWith('sep=') ? text[4] : undefined
  if (named !== undefined && delimiters.includes(named)) return named
  const lines = text
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(lineEnd)
    .filter((line) => line.trim())
    .slice(0, maxLines)
  const score = (mark: string) => lines.filter((line) => line.includes(mark)).length
  return delimiters.reduce((best, mark) => (score(mark) > score(best) ? mark : best))
}

/** How the text of a file is written, judged from its beginning. */
export function dialectOf(head: Buffer, encoding: Encoding): Dialect {
  const text = new TextDecoder(encoding).decode(head)
  const lineEnd = text.includes('\n') || !text.includes('\r') ? '\n' : '\r'
  return { encoding, delimiter: delimiterOf(text, lineEnd), lineEnd }
}
