import type { FastifyInstance } from 'fastify'
import { forWholeApp } from './for-whole-app.ts'
import { closedPolicy, securityHeaderList } from './headers.ts'

export interface SecurityOptions {
  /** Production behind https: browsers are told never to come by http again. */
  strictTransport: boolean
}

/**
 * Security headers and the closed policy on every answer that Fastify writes, errors included. A route that needs another
 * policy sets its own `content-security-policy`. Register first. Pages and consoles write their own.
 */
export const securityHeaders = forWholeApp(async (app: FastifyInstance, { strictTransport }: SecurityOptions) => {
  const headers = Object.fromEntries([
    ...securityHeaderList(strictTransport),
    ['content-security-policy', closedPolicy],
  ])
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}, 'security-headers')
