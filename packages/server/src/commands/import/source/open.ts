import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { OperatorError } from '../../../platform/db/operator-error.ts'
import type { Dialect } from './dialect.ts'
import { type Limits, unlimited } from './limits.ts'
import { SourceError } from './source-error.ts'
import { surveyFile } from './survey.ts'
import { surveyWorkbook } from './workbook.ts'

/** A file to import: a text of rows, gzipped or not, or a workbook. */
export type Source = {
  path: string
  name: string
  bytes: number
  /** SHA-256 of the file, hexadecimal. */
  digest: string
  packed: boolean
  /** Of a text; undefined of a workbook. */
  dialect: Dialect | undefined
  /** Names of a workbook's sheets; none of a text. */
  sheets: readonly string[]
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(8) })
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Opens a file of rows, with any name. Throws an `OperatorError` that names its error. */
export async function openSource(path: string, limits: Limits = unlimited): Promise<Source> {
  const info = await stat(path).catch(() => undefined)
  if (!info) throw new OperatorError(`There is no file ${path}.`)
  if (!info.isFile()) throw new OperatorError(`${path} is not a file.`)
  const name = basename(path)
  if (info.size === 0) throw new SourceError('no-rows', `${name} is empty.`)
  const surveyed = await surveyFile(path, name, await readStart(path), limits)
  const sheets = surveyed.dialect ? [] : await surveyWorkbook(path, name, limits)
  return { path, name, bytes: info.size, ...surveyed, sheets }
}
