import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { messageResponse, oneOf, writeResponse } from '../../endpoint/envelope.ts'
import { ownAccountAccess } from '../../endpoint/roles.ts'
import { recordId } from '../../fields/field.ts'
import { typedLine } from '../../fields/text.ts'
import { instituteTypes } from '../../institute/type.ts'
import { accountRealms } from '../account/endpoints.ts'
import { changeFactorCode, currentPassword, passkeyRow, recoveryCodes, secondFactorTag } from './second-factor.ts'

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/, 'Not what the browser gave')
const options = oneOf(
  z
    .record(z.string(), z.unknown())
    .describe('Options for the browser as WebAuthn defines them in JSON: they live five minutes and are used once'),
)
const credential = {
  id: base64url(1_400).describe('Id of the credential, in base64url'),
  rawId: base64url(1_400).describe('Id of the credential, in base64url'),
  type: z.literal('public-key').describe('Kind of credential'),
  authenticatorAttachment: z.string().max(40).nullish().describe('Whether the authenticator is a part of the device'),
  clientExtensionResults: z.record(z.string(), z.unknown()).describe('Results of extensions: not used'),
}
const clientDataJSON = base64url(4_000).describe('What the browser signed for, in base64url')
const added = z
  .strictObject({
    ...credential,
    response: z
      .strictObject({
        clientDataJSON,
        attestationObject: base64url(16_000).describe('The new public key, in base64url'),
        authenticatorData: base64url(8_000).optional().describe('A part of attestationObject: not used'),
        publicKey: base64url(4_000).optional().describe('A part of attestationObject: not used'),
        publicKeyAlgorithm: z.int().optional().describe('A part of attestationObject: not used'),
        transports: z.array(z.string().max(40)).max(20).optional().describe('Ways to the authenticator: not used'),
      })
      .describe('Answer of the authenticator'),
  })
  .describe('The new credential, as the browser gives it in JSON')
const signed = z
  .strictObject({
    ...credential,
    response: z
      .strictObject({
        clientDataJSON,
        authenticatorData: base64url(8_000).describe('What the authenticator says of itself, in base64url'),
        signature: base64url(4_000).describe('Signature over both, in base64url'),
        userHandle: base64url(200).nullish().describe('Handle of the account: not used'),
      })
      .describe('Answer of the authenticator'),
  })
  .describe('The signed challenge, as the browser gives it in JSON')

const empty = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} }
const addedExample = { ...empty, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } }
const signedExample = { ...empty, response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' } }

const realmOfAccount = z
  .enum(accountRealms)
  .describe('Which kind of account. student: students and parents; buyer: institutes; admin: administrators')
const open = {
  realm: 'open',
  owner: 'any',
  tag: secondFactorTag,
  status: 200,
  method: 'POST',
  forConsoles: true,
} as const

/** Sign-in by a passkey, which is a sign-in with two factors by itself. */
export const passkeySignInEndpoints = {
  options: endpoint({
    ...open,
    id: 'open.passkey.options',
    path: '/open/passkey/options',
    summary: 'A challenge to any passkey of this site',
    body: z.strictObject({ realm: realmOfAccount }),
    example: { realm: 'student' },
    answer: options,
    errors: ['TOO_MANY'],
  }),
  signIn: endpoint({
    ...open,
    id: 'open.passkey',
    path: '/open/passkey',
    summary: 'Signs in by a passkey alone: no password and no other code is asked for',
    body: z.strictObject({ realm: realmOfAccount, response: signed }),
    example: { realm: 'student', response: signedExample },
    answer: z.strictObject({
      auth_token: z.string().describe('Token of the session, for `Authorization: Bearer`; opaque, to keep secret'),
      username: z.string().describe('Name to greet the person by; of an institute’s login its e-mail address'),
      institute_type: z.enum(instituteTypes).nullable().describe('Of an institute’s login, else null'),
      message: z.string().describe('What happened, in a sentence to show to the person'),
    }),
    errors: ['INVALID_LOGIN', 'TOO_MANY'],
  }),
}

export const passkeyName = typedLine(60).pipe(z.string().min(1, 'Required')).describe('How its owner calls the passkey')
const id = recordId.describe('Id of the passkey')

const endpointsOf = (realm: (typeof accountRealms)[number]) => {
  const common = {
    realm,
    ...ownAccountAccess(realm),
    owner: 'self',
    tag: secondFactorTag,
    status: 200,
    path: `/${realm}/second-factor/passkeys`,
  } as const
  return {
    options: endpoint({
      ...common,
      id: `${realm}.second-factor.passkeys.options`,
      method: 'POST',
      path: `${common.path}/options`,
      summary: 'Begins to add a passkey',
      body: z.strictObject({ code: changeFactorCode, current_password: currentPassword }),
      example: { current_password: 'pravesh-demo' },
      answer: options,
      errors: ['CONFLICT', 'TOO_MANY'],
    }),
    add: endpoint({
      ...common,
      id: `${realm}.second-factor.passkeys.add`,
      method: 'POST',
      summary: 'Adds a passkey; every other session of the account ends',
      body: z.strictObject({ name: passkeyName.optional(), response: added }),
      example: { name: 'My phone', response: addedExample },
      answer: writeResponse(passkeyRow).extend({ recoveryCodes }),
      errors: ['CONFLICT'],
    }),
    rename: endpoint({
      ...common,
      id: `${realm}.second-factor.passkeys.rename`,
      method: 'PUT',
      summary: 'Gives a passkey another name',
      body: z.strictObject({ id, name: passkeyName }),
      example: { id: 1, name: 'My phone' },
      answer: writeResponse(passkeyRow),
      errors: ['NOT_FOUND'],
    }),
    remove: endpoint({
      ...common,
      id: `${realm}.second-factor.passkeys.remove`,
      method: 'DELETE',
      summary: 'Removes a passkey: it does not sign in any more',
      body: z.strictObject({ id, code: changeFactorCode, current_password: currentPassword }),
      example: { id: 1, current_password: 'pravesh-demo' },
      answer: messageResponse,
      errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY'],
    }),
  }
}

/** The signed-in account's own passkeys, the same for each kind of account. */
export const passkeyEndpoints = {
  student: endpointsOf('student'),
  buyer: endpointsOf('buyer'),
  admin: endpointsOf('admin'),
}
