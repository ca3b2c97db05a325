import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { messageResponse, oneOf } from '../../endpoint/envelope.ts'
import { ownAccountAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { dateTimeText, recordId } from '../../fields/field.ts'
import { typedLine } from '../../fields/text.ts'
import type { accountRealms } from '../account/endpoints.ts'

export const secondFactorTag: Tag = {
  name: 'Second factor',
  audience: 'anyone',
  description: 'Codes of an authenticator app, passkeys and recovery codes of the signed-in account.',
}

/** Six digits of an authenticator app, or a recovery code, as people paste them. */
export const factorCode = typedLine(40)
  .overwrite((code) => code.replace(/[ -]/g, '').toUpperCase())
  .regex(/^(?:\d{6}|[A-Z2-7]{16})$/, 'Six digits of the app, or a recovery code')
export const signInFactorCode = factorCode
  .optional()
  .describe(
    'Needed where the account has a second factor: six digits of the authenticator app, or a recovery code. Without it the answer is SECOND_FACTOR_REQUIRED',
  )
export const currentPassword = z.string().min(1).max(200).describe('Password of the account')
/** Of a change of factors: a password that was read over a shoulder changes none. */
export const changeFactorCode = factorCode
  .optional()
  .describe('Six digits of the app, or a recovery code: needed where codes of an app are on')
const codeOfApp = typedLine(24)
  .overwrite((code) => code.replace(/[ -]/g, ''))
  .regex(/^\d{6}$/, 'Six digits')

/** A passkey as its owner sees it. */
export const passkeyRow = z
  .strictObject({
    id: recordId.describe('Id of the passkey'),
    name: z.string().describe('How its owner calls it, or the browser and system that it was made with'),
    backedUp: z.boolean().describe('True where the device keeps a copy elsewhere, so that it is not lost with it'),
    createdAt: dateTimeText.describe('When it was added: ISO 8601, in UTC'),
    lastUsedAt: dateTimeText.nullable().describe('When somebody last signed in with it: ISO 8601, in UTC'),
  })
  .meta({ id: 'Passkey' })
export type PasskeyRow = z.output<typeof passkeyRow>

const status = z
  .strictObject({
    totp: z.boolean().describe('True where codes of an authenticator app are asked for at sign-in'),
    passkeys: z.array(passkeyRow).describe('Passkeys that sign in to the account, the newest first'),
    recoveryCodesLeft: z.int().describe('Recovery codes that were not used yet'),
  })
  .meta({ id: 'SecondFactor' })
export type SecondFactorStatus = z.output<typeof status>

export const recoveryCodes = z
  .array(z.string())
  .describe('Recovery codes, each for one sign-in; shown this once. Empty where the account has some already')

const common = { owner: 'self', tag: secondFactorTag, status: 200 } as const
const message = z.string().describe('What happened, in a sentence to show to the person')

const endpointsOf = (realm: (typeof accountRealms)[number]) => {
  const path = `/${realm}/second-factor`
  const ofRealm = { realm, ...ownAccountAccess(realm) }
  return {
    status: endpoint({
      ...common,
      ...ofRealm,
      id: `${realm}.second-factor`,
      method: 'GET',
      path,
      summary: 'Which second factors the account has',
      answer: oneOf(status),
    }),
    begin: endpoint({
      ...common,
      ...ofRealm,
      id: `${realm}.second-factor.totp.begin`,
      method: 'POST',
      path: `${path}/totp`,
      summary: 'Makes the secret of an authenticator app; it is asked for only after a code of it was given',
      answer: oneOf(
        z.strictObject({
          secret: z.string().describe('The secret as text, in base 32, to type into an app'),
          uri: z.string().describe('The secret as the address in a QR code: otpauth://'),
        }),
      ),
      errors: ['CONFLICT', 'TOO_MANY'],
    }),
    confirm: endpoint({
      ...common,
      ...ofRealm,
      id: `${realm}.second-factor.totp.confirm`,
      method: 'PUT',
      path: `${path}/totp`,
      summary:
        'Turns codes of the authenticator app on, with the first of them; every other session of the account ends',
      body: z.strictObject({
        code: codeOfApp.describe('Six digits that the app shows'),
        current_password: currentPassword,
      }),
      example: { code: '123456', current_password: 'pravesh-demo' },
      answer: z.strictObject({ recoveryCodes, message }),
      errors: ['CONFLICT', 'TOO_MANY'],
    }),
    off: endpoint({
      ...common,
      ...ofRealm,
      id: `${realm}.second-factor.totp.off`,
      method: 'DELETE',
      path: `${path}/totp`,
      summary: 'Turns codes of the authenticator app off',
      body: z.strictObject({
        code: factorCode.describe('Six digits of the app, or a recovery code'),
        current_password: currentPassword,
      }),
      example: { code: '123456', current_password: 'pravesh-demo' },
      answer: messageResponse,
      errors: ['CONFLICT', 'TOO_MANY'],
    }),
    recovery: endpoint({
      ...common,
      ...ofRealm,
      id: `${realm}.second-factor.recovery-codes`,
      method: 'POST',
      path: `${path}/recovery-codes`,
      summary: 'Makes ten new recovery codes; the earlier ones end',
      body: z.strictObject({ code: changeFactorCode, current_password: currentPassword }),
      example: { current_password: 'pravesh-demo' },
      answer: z.strictObject({ recoveryCodes, message }),
      errors: ['CONFLICT', 'TOO_MANY'],
    }),
  }
}

/** That of families, of which the site calls. */
export const studentFactorEndpoints = endpointsOf('student')
/** The signed-in account's own second factor, the same for each kind of account. */
export const secondFactorEndpoints = {
  student: studentFactorEndpoints,
  buyer: endpointsOf('buyer'),
  admin: endpointsOf('admin'),
}
