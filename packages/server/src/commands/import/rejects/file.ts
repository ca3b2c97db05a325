import { createReadStream, existsSync } from 'node:fs'
import { appendFile, rename, rm, writeFile } from 'node:fs/promises'
import { rejectText } from '@pravesh/messages/import'
import { parse } from 'csv-parse'
import { OperatorError } from '../../../platform/db/operator-error.ts'
import { guard } from './formula.ts'
import type { Rejects } from './rejects.ts'

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const line = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\n`

/** Rejected rows of an interrupted run stay up to its checkpoint; later ones will come again. */
async function trim(path: string, upTo: number): Promise<void> {
  const records = createReadStream(path).pipe(parse({ relax_column_count: true, relax_quotes: true }))
  let retained = ''
  for await (const record of records as AsyncIterable<string[]>) {
    if (Number(record[0]) > upTo) break
    retained += line(record)
  }
  await writeFile(`${path}.new`, retained)
  await rename(`${path}.new`, path)
}

/**
 * Opens the file of rejected rows of a run that begins after record `from`: the importer reads it again once it is mended. A cell that a
 * spreadsheet would run begins with an apostrophe, which the importer takes off again. Without a rejected row there is no file.
 */
export async function openRejects(path: string, header: readonly string[], from: number): Promise<Rejects> {
  let waiting = ''
  try {
    if (from === 0) await rm(path, { force: true })
    else if (existsSync(path)) await trim(path, from)
  } catch {
    throw new OperatorError(`Rejected rows cannot be written to ${path}: choose another place with --rejects.`)
  }
  return {
    add(row, reason) {
      waiting += line([String(row.number), rejectText(reason, 'en'), ...row.cells.map(guard)])
    },
    async flush() {
      if (!waiting) return
      const text = existsSync(path) ? waiting : line(['row', 'reason', ...header.map(guard)]) + waiting
      waiting = ''
      try {
        await appendFile(path, text)
      } catch {
        throw new OperatorError(`Rejected rows cannot be written to ${path}: choose another place with --rejects.`)
      }
    },
  }
}
