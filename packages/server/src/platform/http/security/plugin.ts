import type { FastifyInstance } from 'fastify'
import { forWholeApp } from './for-whole-app.ts'
import { closedPolicy, securityHeaderList } from './headers.ts'

/** Production behind https: browsers must never use http again. */
interface SecurityOptions {
  strictTransport: boolean
}

/**
 * Security headers and the closed policy on every answer that Fastify sends, errors included. A route that needs another
 * policy sets its own `content-security-policy`. Register first. Pages and consoles write their own.
 */
export const securityHeaders = forWholeApp(async (app: FastifyInstance, { strictTransport }: SecurityOptions) => {
  const headers = Object.fromEntries(securityHeaderList(strictTransport))
  // On sending rather than on receiving: a cached page is written past Fastify and need not pay for it.
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.headers(headers)
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', closedPolicy)
    done(null, payload)
  })
}, 'security-headers')
