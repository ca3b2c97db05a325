import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { messageResponse, oneOf } from '../../endpoint/envelope.ts'
import { consentVersion } from '../../fields/consent.ts'
import { dateTimeText } from '../../fields/field.ts'
import { personName } from '../../fields/text.ts'
import { guardianRelations, otpVerification } from './accounts.ts'
import { sessionsTag } from './endpoints.ts'

/** Days that an account waits for a guardian: after them it is erased. */
export const guardianDays = 30

const requestId = z
  .string()
  .regex(/^[\w-]{20,60}$/)
  .describe('Names the request: it is in the link of the message to the guardian, and nowhere else')
  .meta({ example: 'AAAAAAAAAAAAAAAAAAAAAAAA' })

/** Of DigiLocker, in the address that leads back from there. */
const proof = z.string().max(2_000).describe('Proof of who the guardian is, sealed by us: it lives an hour')

/** Whom an account of a person under 18 waits for. */
export const guardianRow = z
  .strictObject({
    name: z.string().nullable().describe('Name of the guardian, as the student wrote it; null where none was named'),
    mobile: z.string().nullable().describe('Mobile that the message goes to, in E.164; null where none was named'),
    sentAt: dateTimeText.nullable().describe('When the last message was sent: ISO 8601, in UTC; null where none was'),
    withdrawnAt: dateTimeText
      .nullable()
      .describe('When a guardian last withdrew the consent: ISO 8601, in UTC; null where none has'),
    until: dateTimeText.describe('Without an agreement the account is erased then: ISO 8601, in UTC'),
  })
  .meta({ id: 'AskedGuardian' })
export type GuardianRow = z.output<typeof guardianRow>

const guardianRequest = z
  .strictObject({
    student: z.string().describe('Name of the person under 18 who opened the account'),
    guardian: z.string().describe('Name of the guardian, as that person wrote it'),
    mobile: z.string().describe('The last four digits of the mobile that codes are sent to'),
    isAnswered: z.boolean().describe('True once the guardian has agreed, until the consent is withdrawn'),
    withdrawnAt: dateTimeText
      .nullable()
      .describe(
        'When this guardian withdrew the consent: ISO 8601, in UTC; null where that is not so, or agreed again',
      ),
    digilocker: z.boolean().describe('True where the guardian can be proven by DigiLocker, too'),
    identity: z
      .strictObject({
        name: z.string().describe('Full name, as DigiLocker has it'),
        birthYear: z.int().describe('Year of birth, as DigiLocker has it'),
      })
      .nullable()
      .describe('Who the guardian is, by the proof that was sent along; null without one, or where it is over'),
  })
  .meta({ id: 'GuardianRequest' })
export type GuardianRequest = z.output<typeof guardianRequest>

const open = { realm: 'open', owner: 'any', tag: sessionsTag, status: 200 } as const

/** What the guardian's page reads. */
export const guardianReadEndpoints = {
  guardianRequest: endpoint({
    ...open,
    id: 'open.guardian',
    method: 'GET',
    path: '/open/guardian/:id',
    personal: true,
    summary: 'Who asks a guardian to agree to an account, by the id in the link of the message',
    params: z.strictObject({ id: requestId }),
    query: z.strictObject({ proof: proof.optional() }),
    answer: oneOf(guardianRequest),
    errors: ['NOT_FOUND'],
  }),
} as const

/**
 * Consent of a parent or guardian to the account of a person under 18, given by the guardian, on the guardian's own page, by a code to the
 * guardian's own mobile (DPDP Act 2023, s. 5 and 9(1); Rules 2025, r. 10).
 */
export const guardianEndpoints = {
  sendCode: endpoint({
    ...open,
    id: 'open.guardian.code',
    method: 'POST',
    path: '/open/guardian-code',
    summary:
      'Sends a code to the guardian’s mobile: another to agree with, which lives an hour, or to withdraw with, five minutes',
    body: z.strictObject({ id: requestId }),
    example: { id: 'AAAAAAAAAAAAAAAAAAAAAAAA' },
    answer: messageResponse,
    errors: ['NOT_FOUND', 'TOO_MANY'],
  }),
  agree: endpoint({
    ...open,
    id: 'open.guardian.agree',
    method: 'POST',
    path: '/open/guardian',
    summary: 'The guardian agrees to the account, which is open from then on; three tries at a code',
    body: z.strictObject({
      id: requestId,
      otp: otpVerification.shape.otp
        .nullish()
        .describe('The six digits of the message to the guardian; needed without `proof`'),
      name: personName(120)
        .nullish()
        .describe('Full name of the parent or guardian; with `proof` it is that of DigiLocker'),
      relation: z.enum(guardianRelations).describe('What the guardian is to the student'),
      birthYear: z
        .int()
        .min(1900)
        .max(2100)
        .nullish()
        .describe(
          'Year in which the guardian was born; a guardian is at least 18. With `proof` it is that of DigiLocker',
        ),
      proof: proof.nullish().describe('Proof of DigiLocker, from the address that led back; it stands for the code'),
      consentVersion: consentVersion.describe(
        'Version of the consent text that the guardian agreed to: one that we published, such as 2026-11',
      ),
    }),
    example: {
      id: 'AAAAAAAAAAAAAAAAAAAAAAAA',
      otp: '123456',
      name: 'Meera Kumar',
      relation: 'mother',
      birthYear: 1984,
      consentVersion: '2026-11-28',
    },
    answer: messageResponse,
    errors: ['NOT_FOUND', 'TOO_MANY'],
  }),
  withdraw: endpoint({
    ...open,
    id: 'open.guardian.withdraw',
    method: 'POST',
    path: '/open/guardian-withdrawal',
    summary:
      'The guardian withdraws the consent: the account waits again, its applications and questions are withdrawn; three tries at a code',
    body: z.strictObject({
      id: requestId,
      otp: otpVerification.shape.otp.describe('The six digits that were sent to the guardian to withdraw with'),
    }),
    example: { id: 'AAAAAAAAAAAAAAAAAAAAAAAA', otp: '123456' },
    answer: messageResponse,
    errors: ['NOT_FOUND', 'TOO_MANY'],
  }),
} as const
