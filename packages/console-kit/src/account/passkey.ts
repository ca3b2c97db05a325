import type { Client } from '@pravesh/client'
import { passkeySignInEndpoints } from '@pravesh/contract'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { z } from 'zod'
import { translations } from '../language/translations.ts'

/** What every answer of options has; the browser itself checks the rest. */
const challenge = z.object({ challenge: z.string() })
const creationOptions = z.custom<PublicKeyCredentialCreationOptionsJSON>((value) => challenge.safeParse(value).success)
const requestOptions = z.custom<PublicKeyCredentialRequestOptionsJSON>((value) => challenge.safeParse(value).success)

/** Whether this browser has passkeys: none does on a page without TLS. */
export const hasPasskeys = (): boolean => window.PublicKeyCredential !== undefined

/** Has the browser make a passkey; undefined if it made none: the prompt was cancelled, or the device has no lock. */
export async function createPasskey(options: unknown) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const response = await startRegistration({ optionsJSON: creationOptions.parse(options) }).catch(() => undefined)
  return response && { ...response, clientExtensionResults: { ...response.clientExtensionResults } }
}

/** Signs in by a passkey that the browser offers. Throws ApiError, or a sentence for the person if none was used. */
export async function signInByPasskey(client: Client, realm: 'admin' | 'buyer') {
  const { data } = await client.call(passkeySignInEndpoints.options, { body: { realm } })
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const signed = await startAuthentication({ optionsJSON: requestOptions.parse(data) }).catch(() => {
    // What the browser throws is written for programmers.
    throw new Error(translations().text('console.passkeyUnused'))
  })
  const response = { ...signed, clientExtensionResults: { ...signed.clientExtensionResults } }
  return client.call(passkeySignInEndpoints.signIn, { body: { realm, response } })
}
