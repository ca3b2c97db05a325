import type { Descriptions } from '../shared.ts'

const results = {
  matched: 'on both sides, alike',
  missing_at_gateway: 'in our records alone',
  missing_in_records: 'at the gateway alone',
  mismatched: 'on both sides, in another amount or status',
} as const

/** Counts and sums of the four results, of payments and of refunds. */
const tallies = (recordKind: 'payments' | 'refunds'): Descriptions => ({
  [recordKind]: `Counts and sums of ${recordKind}, by result`,
  ...Object.fromEntries(
    Object.entries(results).flatMap(([result, meaning]) => [
      [`${recordKind}.${result}`, `Those ${meaning}`],
      [`${recordKind}.${result}.count`, 'How many there are'],
      [`${recordKind}.${result}.recorded`, 'Their sum in our records, in paise'],
      [`${recordKind}.${result}.gateway`, 'Their sum at the gateway, in paise'],
    ]),
  ),
})
const under = (prefix: string, descriptions: Descriptions): Descriptions =>
  Object.fromEntries(Object.entries(descriptions).map(([name, text]) => [`${prefix}.${name}`, text]))
const totalsDescriptions = { ...tallies('payments'), ...tallies('refunds') }

/** The comparison with the gateway, and refunds that are paid by bank transfer. */
export const reconciliation: Descriptions = {
  'Reconciliation/days': 'Each of the days, the newest first',
  'Reconciliation/days.day': 'The day in India, ISO 8601',
  ...under('Reconciliation/days', totalsDescriptions),
  'Reconciliation/total': 'Counts and sums of all days',
  ...under('Reconciliation/total', totalsDescriptions),
  'Reconciliation/entries': 'The differences, the newest day first, at most 500',
  'Reconciliation/hasMoreEntries': 'True where there are more differences than are listed',
  'ReconciliationEntry/kind': 'payment: money that came; refund: money that went back',
  'ReconciliationEntry/result': `missing_at_gateway: ${results.missing_at_gateway}; missing_in_records: ${results.missing_in_records}; mismatched: ${results.mismatched}`,
  'ReconciliationEntry/day':
    'Day in India on which the gateway began it, or on which we recorded it where the gateway does not have it; ISO 8601',
  'ReconciliationEntry/gatewayPayment': 'The gateway’s id of the payment',
  'ReconciliationEntry/gatewayRefund': 'The gateway’s id of the refund; null for a payment',
  'ReconciliationEntry/payment': 'Id of our payment that it belongs to; null where it belongs to none',
  'ReconciliationEntry/recorded': 'What our records have of it; null where they have nothing',
  'ReconciliationEntry/recorded.amount': 'In paise',
  'ReconciliationEntry/recorded.status': 'Status of the money or the refund in our records',
  'ReconciliationEntry/gateway': 'What the gateway has of it; null where it has nothing',
  'ReconciliationEntry/gateway.amount': 'In paise',
  'ReconciliationEntry/gateway.status': 'Status at the gateway',
  'PaymentDetails/failedRefunds': 'Refunds that failed at the gateway and wait for a person',
  'PaymentDetails/failedRefunds.amount': 'In paise',
  'PaymentDetails/failedRefunds.isHeld': 'True where it waits for a bank transfer, and the gateway no longer sends it',
  'PaymentDetails/refundAccount':
    'Account that the payer saved for refunds, masked; null where none is saved, or no refund waits after a failure',
  'admin.refund.transfer/bankReference': 'The bank’s number of the transfer',
  'OpenedRefundAccount/number': 'The whole account number',
  'OpenedRefundAccount/type': 'savings: a savings account; current: a current account',
}
