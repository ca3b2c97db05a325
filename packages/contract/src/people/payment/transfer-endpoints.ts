import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { writeResponse } from '../../endpoint/envelope.ts'
import { idParams } from '../student/self-endpoint.ts'
import { staffPaymentDetails } from './staff-endpoints.ts'

/** The complete account that a payer saved for refunds, for a bank transfer. */
const openedAccount = z
  .strictObject({
    holder: z.string(),
    number: z.string(),
    ifsc: z.string(),
    type: z.enum(['savings', 'current']),
    upi: z.string().nullable(),
  })
  .meta({ id: 'OpenedRefundAccount' })
export type OpenedAccount = z.output<typeof openedAccount>

export const transferBody = z.strictObject({
  /** The bank's number of the transfer (UTR). */
  bankReference: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9]{8,30}$/, '8 to 30 letters and digits, as the bank gave it'),
})

const common = {
  realm: 'admin',
  owner: 'any',
  tag: 'Payments for administrators',
  method: 'POST',
  status: 200,
  params: idParams,
} as const
/** Refunds that failed at the gateway, and are paid by bank transfer. */
export const transferEndpoints = {
  open: endpoint({
    ...common,
    id: 'admin.refund.account',
    path: '/admin/refund/:id/account',
    summary:
      'Opens the account that the payer saved, for a refund that failed at the gateway, which is not tried again from then on; each opening is in the payment’s timeline. CONFLICT where the refund did not fail, went, or is being sent',
    answer: writeResponse(openedAccount),
    errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY', 'PAYMENTS_OFF'],
  }),
  record: endpoint({
    ...common,
    id: 'admin.refund.transfer',
    path: '/admin/refund/:id/transfer',
    summary: 'Records that a refund whose account was opened was paid by bank transfer; the payer has a mail',
    body: transferBody,
    example: { bankReference: 'SBINN52026112500000001' },
    answer: writeResponse(staffPaymentDetails),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  resume: endpoint({
    ...common,
    id: 'admin.refund.resume',
    path: '/admin/refund/:id/resume',
    summary: 'Has the gateway send a refund again that waits for a bank transfer',
    answer: writeResponse(staffPaymentDetails),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
