import type { ImportProblem } from '@pravesh/contract'
import { SourceError } from './source-error.ts'

const saveAs = 'Open it in a spreadsheet and save it as XLSX or CSV.'
const sentences: { [P in ImportProblem]?: string } = {
  'web-page': `This is a web page (HTML), whatever its name ends with. ${saveAs}`,
  xml: `This is XML. ${saveAs}`,
  json: 'This is JSON. Write its records as the rows of a CSV file.',
  pdf: 'This is a PDF. Ask for the list as XLSX or CSV, or copy its table into a spreadsheet and save that.',
  'old-workbook': `This is an old workbook (.xls), a binary one (.xlsb), or one with a password. ${saveAs}`,
  'open-document': `This is an OpenDocument sheet (.ods). ${saveAs}`,
  'not-csv': `This is neither a workbook (XLSX) nor a text of rows (CSV). ${saveAs}`,
}

/** The error of a file of another kind, with its kind and the next step for a person. */
export const otherKind = (name: string, problem: keyof typeof sentences): SourceError =>
  new SourceError(problem, `${name} cannot be read. ${sentences[problem] ?? ''}`.trim())

const startsWith = (head: Buffer, ...bytes: number[]) => bytes.every((byte, index) => head[index] === byte)
export const isGzip = (head: Buffer): boolean => startsWith(head, 0x1f, 0x8b)
export const isZip = (head: Buffer): boolean => startsWith(head, 0x50, 0x4b, 0x03, 0x04)
const isOle = (head: Buffer) => startsWith(head, 0xd0, 0xcf, 0x11, 0xe0)
const pageMarks = ['<!doctype html', '<html', '<table', '<head', '<body']

/** What the beginning of a text is, if it is no list of rows. */
export function kindOfText(text: string): ImportProblem | undefined {
  const start = text.slice(0, 4_096).trimStart().toLowerCase()
  if (start.startsWith('<')) return pageMarks.some((mark) => start.includes(mark)) ? 'web-page' : 'xml'
  const [first = '', next = ''] = start.replace(/\s/g, '')
  if ((first === '{' && '"}'.includes(next)) || (first === '[' && '{["]'.includes(next))) return 'json'
  return undefined
}

/** What the beginning of a file is, if it is no text. */
export function kindOfBytes(head: Buffer): ImportProblem | undefined {
  if (isOle(head)) return 'old-workbook'
  if (head.subarray(0, 1_024).includes('%PDF-')) return 'pdf'
  return undefined
}
