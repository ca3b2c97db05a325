/** About how much text of rows makes a part. */
const chunkSize = 1 << 20
const lineEnd = 10

export type Rows = { text: Uint8Array; rows: number }

function countLines(text: Uint8Array): number {
  let rows = 0
  for (let index = text.indexOf(lineEnd); index >= 0; index = text.indexOf(lineEnd, index + 1)) rows++
  return rows
}

/** The output of COPY, cut at the ends of rows: in its text a line is a row, whatever the row contains. */
export async function* wholeRows(source: AsyncIterable<Uint8Array>): AsyncGenerator<Rows> {
  let waiting: Uint8Array[] = []
  let length = 0
  function* cut(minLength: number): Generator<Rows> {
    if (length < minLength || length === 0) return
    const all = Buffer.concat(waiting)
    const end = all.lastIndexOf(lineEnd) + 1
    waiting = [all.subarray(end)]
    length = all.length - end
    if (end > 0) yield { text: all.subarray(0, end), rows: countLines(all.subarray(0, end)) }
  }
  for await (const piece of source) {
    waiting.push(piece)
    length += piece.length
    yield* cut(chunkSize)
  }
  yield* cut(1)
}
