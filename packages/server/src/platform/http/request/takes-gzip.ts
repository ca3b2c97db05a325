import type { FastifyRequest } from 'fastify'

/** Whether the caller takes a response compressed by gzip. */
export const takesGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:[,\s]|$))/i.test(String(headers['accept-encoding'] ?? ''))
