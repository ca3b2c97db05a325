import type { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'

const endsOf = new WeakMap<Socket, Set<() => void>>()

function endsWith(socket: Socket): Set<() => void> {
  const existing = endsOf.get(socket)
  if (existing) return existing
  const ends = new Set<() => void>()
  endsOf.set(socket, ends)
  socket.once('close', () => {
    for (const end of ends) end()
  })
  return ends
}

/**
 * Calls `end` when a response is closed, whether it was sent or its connection broke; at once where that happened already. Before Node 24 a
 * response that waits behind another of its connection is never closed when that breaks: so the connection is listened to as well.
 * `end` may be called twice.
 */
export function onResponseClose({ raw, request }: FastifyReply, end: () => void): void {
  const { socket } = request.raw
  if (raw.closed || socket.destroyed) {
    end()
    return
  }
  const ends = endsWith(socket).add(end)
  raw.once('close', () => {
    ends.delete(end)
    end()
  })
}

/** How many calls of `onResponseClose` still wait on the same connection: none where it has no open response, one or more for each. */
export const pendingEnds = ({ request }: FastifyReply): number => endsOf.get(request.raw.socket)?.size ?? 0
