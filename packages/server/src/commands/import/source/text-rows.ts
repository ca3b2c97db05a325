import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parse } from 'csv-parse'
import type { Dialect } from './dialect.ts'
import { longestRecord } from './limits.ts'
import { openQuoteMark, separateRecords } from './quotes.ts'
import { SourceError } from './source-error.ts'
import type { SourceRow } from './source-row.ts'
import { openContent } from './survey.ts'

/** Bytes to text, with characters that are split between two chunks joined. */
function decoder(encoding: string): Transform {
  const text = new TextDecoder(encoding)
  return new Transform({
    decodeStrings: false,
    encoding: 'utf8',
    transform: (chunk: Buffer, _encoding, done) => done(null, text.decode(chunk, { stream: true })),
    flush: (done) => done(null, text.decode()),
  })
}

function plainly(error: unknown, name: string): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code.startsWith('CSV_')) {
    const line = error instanceof Error && 'lines' in error ? ` near row ${error.lines}` : ''
    return new SourceError('damaged', `${name} is not well-formed CSV${line}: a quote may be open.`)
  }
  if (code.startsWith('Z_'))
    return new SourceError('damaged', `${name} is cut short or damaged: it cannot be unpacked.`)
  return error instanceof Error ? error : new Error(String(error))
}

type TextFile = { path: string; name: string; packed: boolean; dialect: Dialect }

/** The records of a text, one at a time: memory stays the same however long it is. `see` gets the bytes as they are read from the disk. */
export async function* readTextRows(
  { path, name, packed, dialect }: TextFile,
  see: (bytes: number) => void,
): AsyncGenerator<SourceRow> {
  const { delimiter, lineEnd } = dialect
  const content = openContent(path, packed, (piece) => see(piece.length))
  const parser = parse({
    delimiter,
    bom: true,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: longestRecord,
  })
  const separated = (chunks: AsyncIterable<string>) => separateRecords(chunks, { delimiter, lineEnd, name })
  const flow = pipeline(content, decoder(dialect.encoding), separated, parser).catch((error: unknown) => error)
  let number = 0
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      number++
      const [first = '', ...others] = record
      yield first.startsWith(openQuoteMark)
        ? { number, cells: [first.slice(openQuoteMark.length), ...others], hasOpenQuote: true }
        : { number, cells: record }
    }
  } catch (error) {
    throw plainly(error, name)
  } finally {
    content.destroy()
    parser.destroy()
    await flow
  }
}
