import type { FileAnswer } from '@pravesh/contract'
import type { FastifyReply } from 'fastify'

/** Sends a private file: saved rather than shown, never guessed at, never kept by anybody on the way. */
export function sendFile(reply: FastifyReply, { bytes, type, name }: FileAnswer) {
  const plain = name.replace(/[^\w. -]/g, '_').slice(0, 100) || 'file'
  const full = encodeURIComponent(name.toWellFormed().slice(0, 100)).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return reply
    .type(type)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${full}`)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
