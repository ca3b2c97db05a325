import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { typedLine } from '../../fields/text.ts'
import { enquiriesTag } from './endpoints.ts'

/** The number of an enquiry, as its sender types it. */
export const enquiryReference = typedLine(20)
  .overwrite((text) => text.toUpperCase())
  .regex(/^PR-[2-9A-Z]{8}$/, 'Such as PR-2345ABCD')
  .describe('Reference of the enquiry, which its sender was given')

/** The answer to the request of a code to the mobile of an enquiry. */
export const enquiryCodeSent = z.strictObject({
  otpId: z.string().describe('Names the code that was sent'),
  message: z.string().describe('What happened, in a sentence to show to the person'),
})

const open = { method: 'POST', realm: 'open', owner: 'any', tag: enquiriesTag, status: 200 } as const

/**
 * Consent to an enquiry is withdrawn by its reference and a code to its own mobile: no name, no number and no other consent is asked.
 * Digital Personal Data Protection Act 2023, s. 6(4): as easily as it was given.
 */
export const enquiryWithdrawalEndpoints = {
  code: endpoint({
    ...open,
    id: 'open.enquiry-withdrawal.code',
    path: '/open/enquiry-withdrawal-code',
    summary: 'Sends a code to the mobile of an enquiry; the answer is the same for a reference that is unknown',
    body: z.strictObject({ reference: enquiryReference }),
    example: { reference: 'PR-2345ABCD' },
    answer: enquiryCodeSent,
    errors: ['TOO_MANY'],
  }),
  withdraw: endpoint({
    ...open,
    id: 'open.enquiry-withdrawal',
    path: '/open/enquiry-withdrawal',
    summary:
      'Withdraws the consent to an enquiry by the code: what its person wrote is erased at once, for all who could read it',
    body: z.strictObject({
      reference: enquiryReference,
      otpId: z.string().max(40).describe('Names the code, as it was answered'),
      otp: typedLine(12).describe('The six digits of the message'),
    }),
    example: { reference: 'PR-2345ABCD', otpId: 'b3RwSWQ', otp: '123456' },
    answer: z.strictObject({ message: z.string().describe('What happened, in a sentence to show to the person') }),
    errors: ['INVALID_OTP', 'TOO_MANY'],
  }),
} as const
