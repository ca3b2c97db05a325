import { ApiError, type fileMimes, largestFile } from '@pravesh/contract'

type Mime = (typeof fileMimes)[number]
/** A file as received, with the type that its bytes have. */
export type SentFile = { bytes: Buffer; mime: Mime }
const startsWith = (bytes: Buffer, hex: string, offset = 0) =>
  bytes.subarray(offset, offset + hex.length / 2).toString('hex') === hex

/** The type by a file's first bytes; undefined for types that are not accepted. */
function mimeOf(bytes: Buffer): Mime | undefined {
  if (startsWith(bytes, '255044462d')) return 'application/pdf'
  if (startsWith(bytes, 'ffd8ff')) return 'image/jpeg'
  if (startsWith(bytes, '89504e470d0a1a0a')) return 'image/png'
  if (startsWith(bytes, '52494646') && startsWith(bytes, '57454250', 8)) return 'image/webp'
  return undefined
}
export const extensionOf: Record<Mime, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}
const contentError = (message: string) => new ApiError('INVALID', { errors: [{ field: 'content', message }] })

/** The file in a base64 text, with its type. INVALID where it is none, too large, or of a type that is not taken. */
export function fileIn(content: string): SentFile {
  const bytes = Buffer.from(content, 'base64')
  // Characters outside base64 are dropped in decoding. A regular expression over megabytes may run out of its stack.
  if (bytes.toString('base64') !== content) throw contentError('Not base64')
  if (bytes.length > largestFile) throw contentError('At most 5 MB')
  const mime = mimeOf(bytes)
  if (!mime) throw contentError('This file is damaged, or is no PDF, JPG, PNG or WebP')
  return { bytes, mime }
}
