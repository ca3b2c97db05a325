import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { closedPolicy } from '../../../../platform/http/security/headers.ts'

export const sandboxPath = '/sandbox/digilocker'

/** People of the demo: the code of each is its name. */
const people = {
  adult: { name: 'Meera Kumar', dob: '04051984' },
  young: { name: 'Ravi Kumar', dob: '30042012' },
}
const authorizeQuery = z.object({
  redirect_uri: z.url({ protocol: /^https?$/ }).max(300),
  state: z.string().max(2_000),
  code_challenge: z.string().max(100),
})
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

/** DigiLocker's token endpoint, in the demo: it answers the person whom a code names. */
export async function sandboxFetch(_url: string, { body }: { body?: unknown }): Promise<Response> {
  const code = new URLSearchParams(String(body)).get('code')
  const person = code === 'adult' || code === 'young' ? people[code] : undefined
  if (!person) return Response.json({ error: 'invalid_grant' }, { status: 400 })
  return Response.json({
    access_token: 'demo',
    token_type: 'Bearer',
    expires_in: 3_600,
    digilockerid: 'demo',
    ...person,
  })
}

/** DigiLocker's page of consent, in the demo: it lets one choose who one is, or refuse. It makes up people, and says so. */
export async function digiLockerSandbox(app: FastifyInstance): Promise<void> {
  app.get(`${sandboxPath}/public/oauth2/1/authorize`, async (request, reply) => {
    const asked = authorizeQuery.safeParse(request.query)
    if (!asked.success) return reply.code(400).send()
    const { redirect_uri: target, state } = asked.data
    const link = (parameters: Record<string, string>, label: string) =>
      `<p><a href="${escaped(`${target}?${new URLSearchParams({ ...parameters, state })}`)}">${label}</a></p>`
    const choices = [
      link({ code: 'adult' }, `Allow, as ${people.adult.name}, born in 1984`),
      link({ code: 'young' }, `Allow, as ${people.young.name}, born in 2012`),
      link({ error: 'access_denied' }, 'Refuse'),
    ]
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': closedPolicy, 'cache-control': 'no-store' })
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>DigiLocker (demo)</title></head><body><main><h1>DigiLocker (demo)</h1><p>This stands for DigiLocker. These people are made up.</p>${choices.join('')}</main></body></html>`,
      )
  })
}
