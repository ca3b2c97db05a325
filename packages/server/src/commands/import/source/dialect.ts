export type Dialect = { delimiter: string; encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' }

function encodingOf(head: Buffer): Dialect['encoding'] {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** The separator that the first lines have most evenly, quoted text aside. */
function delimiterOf(text: string): string {
  const lines = text
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r?\n/)
    .filter(Boolean)
    .slice(0, 30)
  const score = (mark: string) => lines.filter((line) => line.includes(mark)).length
  return [',', ';', '\t', '|'].reduce((best, mark) => (score(mark) > score(best) ? mark : best))
}

/** How a CSV file is written, judged from its beginning. */
export function dialectOf(head: Buffer): Dialect {
  const encoding = encodingOf(head)
  return { encoding, delimiter: delimiterOf(new TextDecoder(encoding).decode(head)) }
}
