import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { writeResponse } from '../../endpoint/envelope.ts'
import { idNumber } from '../../endpoint/query.ts'
import { operatorAccess } from '../../endpoint/roles.ts'
import { recordId } from '../../fields/field.ts'
import { filledText, idParams } from '../student/self-endpoint.ts'
import { paymentsForAdministratorsTag, staffPaymentDetails } from './staff-endpoints.ts'

/** The complete account that a payer saved for refunds, for a bank transfer. */
const openedAccount = z
  .strictObject({
    holder: z.string().describe('Name of the account’s holder, as the bank has it'),
    number: z.string().describe('The whole account number'),
    ifsc: z.string().describe('IFSC of the bank’s branch: eleven characters, such as SBIN0000300'),
    type: z.enum(['savings', 'current']).describe('savings: a savings account; current: a current account'),
    upi: z.string().nullable().describe('UPI address, such as name@bank; null where none is kept'),
  })
  .meta({ id: 'OpenedRefundAccount' })
export type OpenedAccount = z.output<typeof openedAccount>

/** A person who is allowed to open an account opens it once, within so many minutes. */
export const accountOpenMinutes = 30
/** Hours after which another person may ask to open an account in place of one whom nobody allowed to. */
export const accountRequestHours = 24

export const accountRequestBody = z.strictObject({
  reason: filledText(500).describe('Why the account has to be opened, plain text, for colleagues alone'),
})

export const transferBody = z.strictObject({
  bankReference: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9]{8,30}$/, '8 to 30 letters and digits, as the bank gave it')
    .describe('The bank’s number of the transfer'),
})

const common = {
  realm: 'admin',
  access: operatorAccess.payments,
  owner: 'any',
  tag: paymentsForAdministratorsTag,
  method: 'POST',
  status: 200,
  params: z.strictObject({ id: idNumber.describe('Id of the payment here; a refund is asked for by it') }),
} as const
/** Refunds that failed at the gateway, and are paid by bank transfer. */
export const transferEndpoints = {
  ask: endpoint({
    ...common,
    id: 'admin.refund.account.ask',
    recentSignIn: true,
    path: '/admin/refund/:id/account/ask',
    params: idParams,
    summary:
      'Asks that a second person allows the caller to open the account that the payer saved, for a refund that failed at the gateway. CONFLICT where the refund did not fail, or another person asked within 24 hours',
    body: accountRequestBody,
    example: { reason: 'The card is closed' },
    answer: writeResponse(staffPaymentDetails),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  allow: endpoint({
    ...common,
    id: 'admin.refund.account.allow',
    recentSignIn: true,
    path: '/admin/refund/:id/account/allow',
    params: idParams,
    summary:
      'Allows another person to open the account once, within 30 minutes. CONFLICT for the person who asked, or where it is not the named one who asks',
    body: z.strictObject({ asker: recordId.describe('Id of the account that asked, as it was read') }),
    example: { asker: 1 },
    answer: writeResponse(staffPaymentDetails),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  open: endpoint({
    ...common,
    id: 'admin.refund.account',
    recentSignIn: true,
    path: '/admin/refund/:id/account',
    params: idParams,
    summary:
      'Opens the account that the payer saved, once, for the person who asked and whom a second one allowed to within 30 minutes. The refund failed at the gateway, and is not tried again from then on; each opening is in the payment’s timeline. CONFLICT where nobody allowed it, or the refund did not fail, went, or is being sent',
    answer: writeResponse(openedAccount),
    errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY', 'PAYMENTS_OFF'],
  }),
  record: endpoint({
    ...common,
    id: 'admin.refund.transfer',
    recentSignIn: true,
    path: '/admin/refund/:id/transfer',
    summary:
      'Records that a refund whose account was opened was paid by bank transfer; the payer has a mail. CONFLICT for a person who opened the account: another one confirms that the money went',
    body: transferBody,
    example: { bankReference: 'SBINN52026112500000001' },
    answer: writeResponse(staffPaymentDetails),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  resume: endpoint({
    ...common,
    id: 'admin.refund.resume',
    recentSignIn: true,
    path: '/admin/refund/:id/resume',
    summary: 'Has the gateway send a refund again that waits for a bank transfer',
    answer: writeResponse(staffPaymentDetails),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
