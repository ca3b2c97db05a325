/**
 * Bounds of an uploaded file. A register of 500,000 rows has about 150 MB unpacked; a packed file of a few hundred kilobytes can unpack
 * to gigabytes.
 */
export type Limits = {
  /** Of the unpacked content, for a workbook of all its sheets. */
  unpackedBytes: number
  rows: number
}
export const unlimited: Limits = { unpackedBytes: Number.POSITIVE_INFINITY, rows: Number.POSITIVE_INFINITY }

const mebibyte = 1_024 * 1_024
/** The most that an uploaded file may unpack to. */
export const maxUnpackedBytes = 512 * mebibyte
/** A workbook is in memory as a whole, a text is not. */
export const maxWorkbookBytes = 192 * mebibyte
/** Line ends for each row: cells may hold some, and Windows ends a line with two signs. */
export const lineEndsPerRow = 8
/** The longest record, in characters, and the most cells of one. */
export const longestRecord = 1 << 18
export const mostCells = 1_000
/** The beginning of a file that its separator is judged from, in bytes. */
export const headBytes = 64 * 1_024
/** Heap of the thread that reads, in MiB. */
export const readerHeap = 1_024
