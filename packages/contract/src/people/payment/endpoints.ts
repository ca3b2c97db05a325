import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf, messageResponse, writeResponse } from '../../endpoint/envelope.ts'
import { fileResponse } from '../../endpoint/file-response.ts'
import { idNumber } from '../../endpoint/query.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { idParams, ownList } from '../student/self-endpoint.ts'
import { orderBody, orderResponse, paymentRow, successBody } from './payment.ts'

const paymentsTag: Tag = {
  name: 'Payments',
  audience: 'families',
  description: 'Paying an application fee: the order, its confirmation, the gateway’s webhook.',
}

const family = { realm: 'student', owner: 'self', tag: paymentsTag, status: 200 } as const

/** Paying: an order, the checkout's success message, the gateway's webhook, and the list of payments. */
export const paymentEndpoints = {
  order: endpoint({
    ...family,
    id: 'payment.order',
    method: 'POST',
    path: '/payment/order',
    summary: 'Opens an order of 33100 paise for one institute, and an application to it where none is open',
    body: orderBody,
    example: { feesType: 'application', instituteType: 'college', instituteId: 1 },
    answer: orderResponse,
    errors: ['ALREADY_PAID', 'NOT_ADMITTING', 'TOO_MANY', 'PAYMENTS_OFF'],
  }),
  success: endpoint({
    ...family,
    id: 'student.payment-success',
    always: true,
    method: 'POST',
    path: '/student/payment-success',
    summary: 'Confirms a payment: signature, then the gateway is asked; the application is submitted with it',
    body: successBody,
    example: {
      razorpay_payment_id: 'pay_29QQoUBi66xm2f',
      razorpay_order_id: 'order_9A33XWu170gUtm',
      razorpay_signature: '9ef4dffbfd84f1318f6739a3ce19f9d85851857ae648f114332d8401e0949a3d',
      instituteType: 'college',
      instituteId: 1,
      orderId: 'order_9A33XWu170gUtm',
      amount: 33_100,
      feesType: 'application',
    },
    answer: writeResponse(paymentRow),
    errors: ['NOT_FOUND', 'PAYMENT_FAILED', 'PAYMENT_PENDING', 'PAYMENT_RETURNED', 'TOO_MANY', 'PAYMENTS_OFF'],
  }),
  webhook: endpoint({
    id: 'open.payment.webhook',
    method: 'POST',
    path: '/open/payment/webhook',
    realm: 'open',
    owner: 'any',
    tag: paymentsTag,
    status: 200,
    summary: 'What the gateway says of a payment: signed over the bytes sent, taken once by event id',
    rawBody: true,
    headers: {
      'X-Razorpay-Signature': {
        summary: 'HMAC-SHA256 of the bytes sent, with the webhook secret, in hexadecimal',
        required: true,
        example: 'b0a1f5ba4f0a5ea8d8e1c9c1f7c6f3a0a4f2e7f5f0a3f7f8b9d1c2e3f4a5b6c7',
      },
      'X-Razorpay-Event-Id': {
        summary: 'Names the event, so that it is taken once; without it the bytes name it',
        example: 'evt_29QQoUBi66xm2f',
      },
    },
    example: {
      entity: 'event',
      event: 'payment.captured',
      payload: { payment: { entity: { id: 'pay_29QQoUBi66xm2f' } } },
    },
    answer: messageResponse,
    errors: ['MALFORMED', 'INVALID_SIGNATURE', 'PAYMENTS_OFF'],
  }),
  list: endpoint({
    ...family,
    id: 'student.institute-payment',
    method: 'GET',
    path: '/student/institute-payment',
    summary: 'Payments of the caller to institutes, newest first, with receipts and refunds',
    query: ownList(50),
    answer: listOf(paymentRow),
  }),
  check: endpoint({
    ...family,
    id: 'student.institute-payment.check',
    always: true,
    method: 'POST',
    path: '/student/institute-payment/:id/check',
    summary: 'Asks the gateway now how an own payment stands that is not paid yet, and answers it as it is then',
    params: z.strictObject({ id: idNumber.describe('Id of the payment here; a refund is asked for by it') }),
    answer: writeResponse(paymentRow),
    errors: ['NOT_FOUND', 'TOO_MANY', 'PAYMENTS_OFF'],
  }),
  receipt: endpoint({
    ...family,
    id: 'student.institute-payment.receipt',
    method: 'GET',
    path: '/student/institute-payment/:id/receipt',
    summary: 'The receipt of a payment that was made, as a PDF, for its payer alone',
    params: idParams,
    file: ['application/pdf'],
    answer: fileResponse,
    errors: ['NOT_FOUND'],
  }),
}
