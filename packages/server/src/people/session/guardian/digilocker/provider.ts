import { createHash } from 'node:crypto'
import * as oauth from 'oauth4webapi'
import { z } from 'zod'
import type { Config } from '../../../../platform/config/config.ts'
import { sandboxFetch, sandboxPath } from './sandbox.ts'

/** Who proves the identity and age of a guardian: an entity that is authorised to (Digital Personal Data Protection Rules 2025, r. 10(1)(b)). */
export type IdentityProvider = {
  /** The address at which the person signs in and allows it. `verifier` is the secret of PKCE (RFC 7636). */
  authorizationUrl(request: { state: string; verifier: string; redirectUri: string }): string
  /** Trades the code of a return address for name and day of birth. Throws where it is refused or not what was asked for. */
  identify(returned: { url: URL; state: string; verifier: string; redirectUri: string }): Promise<Identity>
}
export type Identity = { name: string; dateOfBirth: string }
/** The person refused, or the provider did not say who it is. */
export class NotIdentified extends Error {
  override readonly name = 'NotIdentified'
}

/** DigiLocker's answer has the day of birth as DDMMYYYY (Requester API specification 2.0, "Get Access Token"). */
const identity = z.object({ name: z.string().trim().min(1).max(120), dob: z.string().regex(/^\d{8}$/) })
const dayOf = (dob: string) => `${dob.slice(4)}-${dob.slice(2, 4)}-${dob.slice(0, 2)}`
const timeoutMs = 10_000

/** DigiLocker, or its sandbox in a demo; undefined where production has none configured. */
export function openDigiLocker({
  digilocker,
  mode,
  origin,
}: Pick<Config, 'digilocker' | 'mode' | 'origin'>): IdentityProvider | undefined {
  const isSandbox = digilocker === undefined
  if (isSandbox && mode !== 'demo') return undefined
  const { clientId, clientSecret, baseUrl } = digilocker ?? {
    clientId: 'demo',
    clientSecret: 'demo',
    baseUrl: `${origin}${sandboxPath}`,
  }
  const server: oauth.AuthorizationServer = {
    issuer: baseUrl,
    authorization_endpoint: `${baseUrl}/public/oauth2/1/authorize`,
    token_endpoint: `${baseUrl}/public/oauth2/1/token`,
  }
  const client: oauth.Client = { client_id: clientId }
  return {
    authorizationUrl({ state, verifier, redirectUri }) {
      const url = new URL(`${baseUrl}/public/oauth2/1/authorize`)
      const challenge = createHash('sha256').update(verifier).digest('base64url')
      const query = { response_type: 'code', client_id: clientId, redirect_uri: redirectUri, state }
      url.search = new URLSearchParams({
        ...query,
        ...{ code_challenge: challenge, code_challenge_method: 'S256' },
      }).toString()
      return url.href
    },
    async identify({ url, state, verifier, redirectUri }) {
      try {
        const parameters = oauth.validateAuthResponse(server, client, url, state)
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          oauth.ClientSecretPost(clientSecret),
          parameters,
          redirectUri,
          verifier,
          {
            [oauth.allowInsecureRequests]: baseUrl.startsWith('http:'),
            signal: () => AbortSignal.timeout(timeoutMs),
            ...(isSandbox && { [oauth.customFetch]: sandboxFetch }),
          },
        )
        const { name, dob } = identity.parse(await oauth.processAuthorizationCodeResponse(server, client, response))
        return { name, dateOfBirth: dayOf(dob) }
      } catch (error) {
        throw new NotIdentified(undefined, { cause: error })
      }
    },
  }
}
