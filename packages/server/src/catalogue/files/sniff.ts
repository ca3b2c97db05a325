import { ApiError, type fileMimes, fileReasons, largestFile } from '@pravesh/contract'
import { isLocked } from './pdf-lock.ts'

type Mime = (typeof fileMimes)[number]
/** A file as received, with the type that its bytes have. */
export type SentFile = { bytes: Buffer; mime: Mime }
const startsWith = (bytes: Buffer, hex: string, offset = 0) =>
  bytes.subarray(offset, offset + hex.length / 2).toString('hex') === hex

/** Reasons for files that begin so: what a person often chooses by mistake. */
const otherBeginnings = [
  ['4d5a', fileReasons.program],
  ['7f454c46', fileReasons.program],
  ['504b0304', fileReasons.office],
  ['d0cf11e0', fileReasons.office],
  // `<`, of a page that was saved or a download that failed, and GIF.
  ['3c', fileReasons.damaged],
  ['efbbbf3c', fileReasons.damaged],
  ['474946', fileReasons.damaged],
] as const
const heifBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/** Readers of PDF look for its beginning within so many bytes, and for its end within so many before the last that is not blank. */
const [head, tail] = [1_024, 4_096]

/** The reason why nobody can read a PDF. */
function pdfError(bytes: Buffer): string | undefined {
  let end = bytes.length
  while (end > 0 && [0, 9, 10, 13, 32].includes(bytes[end - 1] ?? 1)) end--
  if (!bytes.subarray(Math.max(0, end - tail), end).includes('%%EOF')) return fileReasons.cut
  return isLocked(bytes) ? fileReasons.locked : undefined
}

/** The type by a file's first bytes, or the reason why the file is not taken. */
function typeOf(bytes: Buffer): { mime: Mime } | { reason: string } {
  if (bytes.length === 0) return { reason: fileReasons.empty }
  if (startsWith(bytes, 'ffd8ff')) return { mime: 'image/jpeg' }
  if (startsWith(bytes, '89504e470d0a1a0a')) return { mime: 'image/png' }
  if (startsWith(bytes, '52494646') && startsWith(bytes, '57454250', 8)) return { mime: 'image/webp' }
  if (startsWith(bytes, '66747970', 4) && heifBrands.has(bytes.toString('latin1', 8, 12)))
    return { reason: fileReasons.heic }
  const other = otherBeginnings.find(([hex]) => startsWith(bytes, hex))
  if (other) return { reason: other[1] }
  if (!bytes.subarray(0, head).includes('%PDF-')) return { reason: fileReasons.damaged }
  const reason = pdfError(bytes)
  return reason === undefined ? { mime: 'application/pdf' } : { reason }
}
export const extensionOf: Record<Mime, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}
const contentError = (message: string) => new ApiError('INVALID', { errors: [{ field: 'content', message }] })

/** The file in a base64 text, with its type. INVALID where it is none, too large, of a type that is not taken, or opens for nobody. */
export function fileIn(content: string): SentFile {
  const bytes = Buffer.from(content, 'base64')
  // Characters outside base64 are dropped in decoding. A regular expression over megabytes may run out of its stack.
  if (bytes.toString('base64') !== content) throw contentError('Not base64')
  if (bytes.length > largestFile) throw contentError('At most 5 MB')
  const type = typeOf(bytes)
  if ('reason' in type) throw contentError(type.reason)
  return { bytes, mime: type.mime }
}
