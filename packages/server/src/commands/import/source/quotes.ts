import { longestRecord } from './limits.ts'
import { SourceError } from './source-error.ts'

/** Mark before a row in which a quote opens that no sign in the right place closes. */
export const openQuoteMark = '\u0000'

/** More lines or characters than a cell of a register has: beyond them an open quote is a stray one. */
const mostLines = 40
const mostCharacters = 16_384

type Scan = { quoted: boolean; cells: number; isBroken: boolean }

/** Goes through a line as the CSV parser does. Broken: a quoted cell goes on after its closing quote. */
function scan(line: string, delimiter: string, startsQuoted: boolean): Scan {
  let quoted = startsQuoted
  let [cells, isBroken, atStart] = [1, false, !startsQuoted]
  for (let at = 0; at < line.length; at++) {
    const sign = line[at]
    if (quoted) {
      if (sign !== '"') continue
      if (line[at + 1] === '"') at++
      else {
        quoted = false
        isBroken ||= at + 1 < line.length && line[at + 1] !== delimiter
      }
      continue
    }
    if (sign === '"' && atStart) quoted = true
    else if (sign === delimiter) cells++
    atStart = sign === delimiter
  }
  return { quoted, cells, isBroken }
}

/**
 * Records out of lines. A quote that opens and is not closed would swallow the rows after it: such a row is marked and loses its quotes, and the
 * rows after it are read by themselves. A line end within a quoted cell stays.
 */
function createRecordJoiner(delimiter: string, emit: (record: string) => void) {
  let [open, characters, cells]: [string[], number, number] = [[], 0, 0]
  let last: readonly string[] = []
  const cellsOf = (record: string) => scan(record, delimiter, false).cells

  function release(record: string) {
    open = []
    last = [...last.slice(-1), record]
    emit(record)
  }
  function giveUp() {
    const [first = '', ...others] = open
    open = []
    emit(`${openQuoteMark}${first.replaceAll('"', '')}`)
    for (const line of others) add(line)
  }
  /** Whether lines of the open record are rows: it has another width than the two records before it, and a line of it has theirs. */
  function holdsRows() {
    const [width = 0, another] = last.map(cellsOf)
    if (width < 2 || width !== another || cells === width) return false
    return open.slice(1).some((line) => line.split(delimiter).length >= width)
  }
  function add(line: string) {
    if (open.length === 0) {
      const start = line.includes('"') ? scan(line, delimiter, false) : undefined
      if (!start?.quoted) return release(line)
      ;[open, characters, cells] = [[line], line.length, start.cells]
      return
    }
    const next = scan(line, delimiter, true)
    open.push(line)
    characters += line.length
    cells += next.cells - 1
    if (next.isBroken || open.length > mostLines || characters > mostCharacters) giveUp()
    else if (!next.quoted) {
      if (holdsRows()) giveUp()
      else release(open.join('\n'))
    }
  }
  return {
    add,
    end() {
      while (open.length > 0) giveUp()
    },
  }
}

/** The text of a file with a line feed after each record, and a mark before each row whose quote stays open. */
export async function* separateRecords(
  chunks: AsyncIterable<string>,
  { delimiter, lineEnd, name }: { delimiter: string; lineEnd: string; name: string },
): AsyncGenerator<string> {
  let [rest, count]: [string, number] = ['', 0]
  let records: string[] = []
  const joiner = createRecordJoiner(delimiter, (record) => {
    count++
    records.push(record)
  })
  const flush = () => {
    const text = records.map((record) => `${record}\n`).join('')
    records = []
    return text
  }
  const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line)
  for await (const chunk of chunks) {
    const lines = (rest + chunk.replaceAll(openQuoteMark, '')).split(lineEnd)
    rest = lines.pop() ?? ''
    for (const line of lines) joiner.add(withoutReturn(line))
    if (rest.length > longestRecord) {
      const place = `near row ${count + 1}`
      throw new SourceError(
        'damaged',
        `${name} is not well-formed CSV ${place}: a line does not end, or a quote is open.`,
      )
    }
    if (records.length > 0) yield flush()
  }
  if (rest) joiner.add(withoutReturn(rest))
  joiner.end()
  if (records.length > 0) yield flush()
}
