import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Config } from '../../../../platform/config/config.ts'
import type { Db } from '../../../../platform/db/index.ts'
import { networksOf } from '../../../../platform/limits/network.ts'
import { capsFrom, waitOf } from '../../../../platform/limits/throttle.ts'
import { openSealed, sealState } from './proof.ts'
import type { IdentityProvider } from './provider.ts'
import { NotIdentified } from './provider.ts'

const query = z.object({
  id: z
    .string()
    .regex(/^[\w-]{20,60}$/)
    .optional(),
  lang: z.enum(['en', 'hi']).default('en'),
  state: z.string().max(2_000).optional(),
})
const stateContent = z.object({ id: z.string(), lang: z.enum(['en', 'hi']), verifier: z.string() })

type Parts = { db: Db; config: Pick<Config, 'encryptionKeys' | 'origin'>; provider: IdentityProvider }
/** Each return is a call of the provider, which may take ten seconds. */
const capsOf = (ip: string) => capsFrom(networksOf(ip), ['digilocker', 'from'], 20, 60)

/**
 * `/guardian/digilocker` leads from the guardian's page to the identity provider, `/guardian/digilocker/return` back to it with a sealed
 * proof. Nothing is stored here: the guardian agrees on the page, or does not.
 */
export async function digiLockerPages(app: FastifyInstance, { db, config, provider }: Parts): Promise<void> {
  const redirectUri = `${config.origin}/guardian/digilocker/return`
  const pageOf = (lang: 'en' | 'hi', parameters: Record<string, string>) =>
    `${lang === 'hi' ? '/hi' : ''}/guardian?${new URLSearchParams(parameters)}`
  app.get('/guardian/digilocker', async (request, reply) => {
    const { id = '', lang } = query.catch({ lang: 'en' }).parse(request.query)
    reply.header('cache-control', 'no-store')
    if (id === '') return reply.redirect(pageOf(lang, {}), 303)
    const verifier = randomBytes(32).toString('base64url')
    const state = sealState(config.encryptionKeys, { id, lang, verifier })
    return reply.redirect(provider.authorizationUrl({ state, verifier, redirectUri }), 303)
  })
  app.get('/guardian/digilocker/return', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { state = '' } = query.catch({ lang: 'en' }).parse(request.query)
    const begun = openSealed(config.encryptionKeys, 'state', state, stateContent)
    if (!begun) return reply.redirect(pageOf('en', {}), 303)
    const { id, lang, verifier } = begun
    const failed = pageOf(lang, { id, digilocker: 'failed' })
    if ((await waitOf(db, capsOf(request.ip))) !== undefined) return reply.redirect(failed, 303)
    try {
      const url = new URL(request.url, config.origin)
      const { name, dateOfBirth } = await provider.identify({ url, state, verifier, redirectUri })
      const proof = sealState(config.encryptionKeys, { id, name, dateOfBirth }, 'proof')
      return reply.redirect(pageOf(lang, { id, proof }), 303)
    } catch (error) {
      if (!(error instanceof NotIdentified)) throw error
      return reply.redirect(failed, 303)
    }
  })
}
