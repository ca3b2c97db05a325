import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { otherKind } from './file-kind.ts'
import { type Limits, maxWorkbookBytes } from './limits.ts'
import { SourceError } from './source-error.ts'
import type { SourceRow } from './source-row.ts'

const sheetList = 'xl/workbook.xml'
const maxParts = 2_000
const damaged = (name: string) =>
  new SourceError('damaged', `${name} is cut short or damaged: its sheets cannot be read.`)

const entities: readonly [string, string][] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&amp;', '&'],
]
/** The names in a workbook's list of sheets. */
function sheetNames(xml: string): string[] {
  return xml.split('<sheet ').flatMap((part, index) => {
    const name = index > 0 ? (part.split(' name="')[1] ?? part.split('name="')[1]) : undefined
    const [written] = name?.split('"') ?? []
    return written === undefined ? [] : entities.reduce((text, [from, to]) => text.replaceAll(from, to), written)
  })
}

/**
 * The names of a workbook's sheets. Throws a `SourceError` for a ZIP of another kind, and for one whose parts are larger than the limits: unpacked they
 * take exactly the room in their list.
 */
export async function surveyWorkbook(path: string, name: string, limits: Limits): Promise<string[]> {
  const names = new Set<string>()
  let bytes = 0
  let list: Uint8Array | undefined
  try {
    list = unzipSync(await readFile(path), {
      filter(part) {
        names.add(part.name)
        bytes += part.originalSize
        return part.name === sheetList && part.originalSize < 1 << 20
      },
    })[sheetList]
  } catch {
    throw damaged(name)
  }
  if (names.has('xl/workbook.bin')) throw otherKind(name, 'old-workbook')
  if (names.has('content.xml')) throw otherKind(name, 'open-document')
  if (!names.has(sheetList)) throw otherKind(name, 'not-csv')
  if (names.size > maxParts || bytes > Math.min(limits.unpackedBytes, maxWorkbookBytes))
    throw new SourceError('too-large', `${name} is too large for a workbook: save the sheet as CSV.`)
  const sheets = list ? sheetNames(new TextDecoder().decode(list)) : []
  if (sheets.length === 0) throw damaged(name)
  return sheets
}

/** A number as a person sees it: without the noise of binary fractions, and never as a power of ten. */
function numberText(written: string): string {
  const value = Number(Number(written).toPrecision(15))
  return Number.isInteger(value) ? BigInt(value).toString() : String(value)
}
/** A cell as text: dates as `2026-11-28`, with the time where there is one. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (!(value instanceof Date)) return String(value)
  const [day = '', time = ''] = value.toISOString().split('T')
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 8)}`
}

/** The rows of one sheet. A workbook is unpacked as a whole: its size is bounded. */
export async function* readWorkbookRows(path: string, name: string, sheet: string): AsyncGenerator<SourceRow> {
  const { buffer, byteOffset, byteLength } = await readFile(path)
  const file = new Blob([new Uint8Array(buffer, byteOffset, byteLength)])
  const rows = await readSheet<string>(file, sheet, { parseNumber: numberText }).catch(() => {
    throw damaged(name)
  })
  for (const [index, row] of rows.entries()) yield { number: index + 1, cells: row.map(cellText) }
}
