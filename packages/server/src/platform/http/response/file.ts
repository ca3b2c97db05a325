import { Readable } from 'node:stream'
import type { FileResponse } from '@pravesh/contract'
import type { FastifyReply } from 'fastify'

/** In UTF-16 units, and never between the two of one character. */
const longestName = 100
const cut = (name: string) =>
  name
    .slice(0, longestName)
    .replace(/[\ud800-\udbff]$/, '')
    .toWellFormed()

/** A file that is generated while it is sent: parts are requested at the reader's pace. */
export type StreamedFile = Omit<FileResponse, 'bytes'> & {
  parts: AsyncIterable<string> | Readable
  /** How many bytes will come, where it is known. */
  size?: number
}

/**
 * Sends a stream, at the reader's pace; a disconnect ends it. An error before the first byte is handled as any other, a later one cuts the
 * connection. For HEAD nothing is read.
 */
export function sendStream(reply: FastifyReply, parts: AsyncIterable<string> | Readable, size?: number) {
  const source = parts instanceof Readable ? parts : Readable.from(parts)
  if (size !== undefined) reply.header('content-length', String(size))
  if (reply.request.method !== 'HEAD') return reply.send(source)
  source.destroy()
  return reply.send(Readable.from([]))
}

/** Sends a private file: as a download rather than inline, without content sniffing, never cached on the way. */
export function sendFile(reply: FastifyReply, file: FileResponse | StreamedFile) {
  const { type, name } = file
  const asciiName = cut(name).replace(/[^\w. -]/g, '_') || 'file'
  const full = encodeURIComponent(cut(name)).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  reply
    .type(type)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `attachment; filename="${asciiName}"; filename*=UTF-8''${full}`)
  if ('parts' in file) return sendStream(reply, file.parts, file.size)
  return reply.send(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength))
}
