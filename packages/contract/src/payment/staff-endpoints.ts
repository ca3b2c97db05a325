import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, writeResponse } from '../envelope.ts'
import { recordId } from '../field.ts'
import { idNumber, partQuery } from '../institute/part.ts'
import { instituteTypes } from '../institute/type.ts'
import { personalText } from '../student/self-endpoint.ts'
import { paymentRow, paymentStates } from './payment.ts'

/** A payment as an administrator sees it: with who paid. */
export const staffPayment = z
  .strictObject({ ...paymentRow.shape, payer: z.strictObject({ account: recordId, name: z.string() }) })
  .meta({ id: 'DeskPayment' })
export type StaffPayment = z.output<typeof staffPayment>

export const refundBody = z.strictObject({
  /** The payment's own id, not the gateway's. */
  payment: recordId,
  /** The family reads it. */
  reason: personalText(500).pipe(z.string().min(1, 'Required')),
})

const common = { realm: 'admin', owner: 'any', tag: 'Payments for administrators', status: 200 } as const
export const adminPaymentEndpoints = {
  list: endpoint({
    ...common,
    id: 'admin.payments',
    method: 'GET',
    path: '/admin/payments',
    summary:
      'Payments with what happened to them, newest first; search takes an order, a payment or a receipt number, the payer’s name, or the whole of an e-mail address or mobile',
    query: partQuery(['id', 'createdAt', 'status'], {
      status: z.enum(paymentStates).optional(),
      instituteType: z.enum(instituteTypes).optional(),
      instituteId: idNumber.optional(),
    }),
    answer: listOf(staffPayment),
  }),
  refund: endpoint({
    ...common,
    id: 'admin.refund',
    method: 'POST',
    path: '/admin/refund',
    summary:
      'Takes a paid fee back: the application that it submitted is withdrawn, the money is sent in the background',
    body: refundBody,
    example: { payment: 1, reason: 'Paid for the wrong school' },
    answer: writeResponse(staffPayment),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
