import type { ReconciliationEntry } from '@pravesh/contract'

type Recorded = NonNullable<ReconciliationEntry['recorded']>['status']
type AtGateway = NonNullable<ReconciliationEntry['gateway']>['status']

/** How our records have money that was paid, or a refund; in English, declared in Hindi too. */
export const recordedLabels: Readonly<Record<Recorded, string>> = {
  accepted: 'Accepted',
  refund_due: 'Refund not sent yet',
  refund_sent: 'Refund on its way',
  refunded: 'Refunded',
  due: 'Not sent yet',
  sent: 'On its way',
  cancelled: 'Cancelled',
}
/** How the gateway has it. */
export const gatewayLabels: Readonly<Record<AtGateway, string>> = {
  created: 'Payment begun',
  authorized: 'Set aside by the bank',
  captured: 'Captured',
  refunded: 'Refunded',
  failed: 'Has failed',
  pending: 'On its way',
  processed: 'Refunded',
}

/** The kinds of difference in their order, each with its meaning and its remedy. */
export const differences = [
  {
    result: 'missing_in_records',
    heading: 'Only the gateway has it',
    help: 'Money was paid or sent back, and our records do not have it. Check it with the gateway to take it in.',
  },
  {
    result: 'missing_at_gateway',
    heading: 'Only we have it',
    help: 'Our records have it, and the gateway does not know it.',
  },
  {
    result: 'mismatched',
    heading: 'Amount or status differs',
    help: 'Both have it, and not alike. Check it with the gateway to bring our records up to date.',
  },
] as const satisfies readonly { result: ReconciliationEntry['result']; heading: string; help: string }[]
