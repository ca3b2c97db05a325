import { readFileSync } from 'node:fs'
import { ApiError } from '@pravesh/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../platform/config/config.ts'

const path = '/.well-known/security.txt'
const policyPath = '/security-policy.txt'
const policyFile = new URL('../../../../../SECURITY.md', import.meta.url)
const day = 24 * 60 * 60 * 1_000
/** RFC 9116 recommends less than a year; a saved copy should be renewed within half of one. */
const validDays = 180

type DisclosureConfig = Pick<Config, 'mode' | 'origin' | 'securityContacts'>

/** The file for security contacts (RFC 9116). It expires half a year after its request, so it never expires while in use. */
export function securityTxt({ mode, origin, securityContacts }: DisclosureConfig, now = Date.now()): string {
  const expires = new Date((Math.floor(now / day) + validDays) * day)
  return [
    ...(mode === 'demo' ? ['# A demonstration: nobody reads mail to the addresses below.'] : []),
    ...securityContacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${origin}${path}`,
    `Policy: ${origin}${policyPath}`,
    '',
  ].join('\n')
}

/** `GET /.well-known/security.txt` if a contact is configured, and the policy behind it: this project's SECURITY.md. */
export async function disclosurePlugin(app: FastifyInstance, config: DisclosureConfig): Promise<void> {
  const policy = readFileSync(policyFile, 'utf8')
  const contentType = 'text/plain; charset=utf-8'
  app.get(path, (_request, reply) => {
    if (config.securityContacts.length === 0) throw new ApiError('NOT_FOUND')
    return reply.type(contentType).header('cache-control', 'public, max-age=86400').send(securityTxt(config))
  })
  app.get(policyPath, (_request, reply) =>
    reply.type(contentType).header('cache-control', 'public, max-age=86400').send(policy),
  )
}
