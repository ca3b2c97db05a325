import { refundApprovalAbove } from '@pravesh/contract'
import { addressOf, type Reading } from './environment.ts'
import { isLoopback } from './transport.ts'

export type Razorpay = {
  keyId: string
  keySecret: string
  webhookSecret: string
  baseUrl: string
}

const razorpayApi = 'https://api.razorpay.com'

/** `undefined`: payments go to the sandbox in demo mode and are off in production. */
export function readRazorpay({ text, address, reportProblem, production }: Reading): Razorpay | undefined {
  const keyId = text('RAZORPAY_KEY_ID')
  const keySecret = text('RAZORPAY_KEY_SECRET')
  const webhookSecret = text('RAZORPAY_WEBHOOK_SECRET')
  const baseUrl = address('RAZORPAY_BASE_URL', ['http:', 'https:'], razorpayApi) ?? razorpayApi
  if (!keyId && !keySecret) return undefined
  if (!keyId || !keySecret) reportProblem('RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET are set together or not at all.')
  if (production && !webhookSecret)
    reportProblem('RAZORPAY_WEBHOOK_SECRET is missing: payments cannot be confirmed without it.')
  if (production && keyId && /^rzp_test_/i.test(keyId))
    reportProblem('RAZORPAY_KEY_ID is a test key, with which nobody pays: use the live keys of the account.')
  const plaintextUrl = addressOf(baseUrl, ['http:'])
  if (production && plaintextUrl && !isLoopback(plaintextUrl.hostname))
    reportProblem('RAZORPAY_BASE_URL must begin with https:// in production, or be left out.')
  return {
    keyId: keyId ?? '',
    keySecret: keySecret ?? '',
    webhookSecret: webhookSecret ?? '',
    baseUrl: baseUrl.replace(/(?<!\/)\/+$/, ''),
  }
}

/** What one person may refund alone within 24 hours, in paise. */
export function readRefundApproval({ text, reportProblem }: Reading): number {
  const rupees = text('REFUND_APPROVAL_ABOVE')
  if (rupees === undefined) return refundApprovalAbove
  if (!/^\d{1,9}$/.test(rupees))
    reportProblem(`REFUND_APPROVAL_ABOVE is "${rupees}": use a whole number of rupees, such as 10000, or 0.`)
  return Number(rupees) * 100
}
