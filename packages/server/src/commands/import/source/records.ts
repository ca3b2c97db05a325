import { pipeline } from 'node:stream/promises'
import { type Info, parse } from 'csv-parse'
import type { Source } from './open.ts'
import { SourceError } from './source-error.ts'

/** One record with its number in the file, as a spreadsheet counts rows: the first is 1. */
export type SourceRow = { number: number; cells: readonly string[] }

const longestRecord = 1 << 20

function plainly(error: unknown, source: Source): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const line = error instanceof Error && 'lines' in error ? ` near line ${error.lines}` : ''
  if (code.startsWith('CSV_'))
    return new SourceError('damaged', `${source.name} is not well-formed CSV${line}: a quote may be open.`)
  if (code.startsWith('Z_'))
    return new SourceError('damaged', `${source.name} is cut short or damaged: it cannot be unpacked.`)
  return error instanceof Error ? error : new Error(String(error))
}

/**
 * The records of a file, one at a time: memory stays the same however long the file is. Empty lines are left out. Throws where it has more
 * than `maxRows`, so that a small packed file does not unpack without end.
 */
export function readRecords(
  source: Source,
  maxRows = Number.POSITIVE_INFINITY,
): { rows: AsyncGenerator<SourceRow>; read: () => number } {
  const { stream, read } = source.text()
  const parser = parse({
    delimiter: source.dialect.delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: longestRecord,
  })
  async function* rows(): AsyncGenerator<SourceRow> {
    const flow = pipeline(stream, parser).catch((error: unknown) => error)
    let number = 0
    try {
      for await (const { record } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
        number++
        if (number > maxRows) throw new SourceError('too-long', `${source.name} has more than ${maxRows} rows.`)
        if (record.some((cell) => cell.trim())) yield { number, cells: record }
      }
    } catch (error) {
      throw plainly(error, source)
    } finally {
      stream.destroy()
      parser.destroy()
      await flow
    }
  }
  return { rows: rows(), read }
}
