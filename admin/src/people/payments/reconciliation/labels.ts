import type { ReconciliationEntry } from '@pravesh/contract'
import type { Message } from '@pravesh/messages/consoles'
import { reconciliationTexts } from '@pravesh/messages/screens/people/reconciliation'
import { sharedTexts } from '@pravesh/messages/screens/shared'

type Recorded = NonNullable<ReconciliationEntry['recorded']>['status']
type AtGateway = NonNullable<ReconciliationEntry['gateway']>['status']

/** How our records have money that was paid, or a refund. */
export const recordedLabels: Readonly<Record<Recorded, Message>> = {
  accepted: reconciliationTexts.accepted,
  refund_due: reconciliationTexts.refundNotSentYet,
  refund_sent: reconciliationTexts.refundOnItsWay,
  refunded: sharedTexts.refunded,
  due: reconciliationTexts.notSentYet,
  sent: reconciliationTexts.onItsWay,
  cancelled: sharedTexts.cancelled,
}
/** How the gateway has it. */
export const gatewayLabels: Readonly<Record<AtGateway, Message>> = {
  created: sharedTexts.paymentBegun,
  authorized: reconciliationTexts.setAsideByTheBank,
  captured: reconciliationTexts.captured,
  refunded: sharedTexts.refunded,
  failed: sharedTexts.hasFailed,
  pending: reconciliationTexts.onItsWay,
  processed: sharedTexts.refunded,
}

/** The kinds of difference in their order, each with its meaning and its remedy. */
export const differences = [
  {
    result: 'missing_in_records',
    heading: reconciliationTexts.onlyTheGatewayHasIt,
    help: reconciliationTexts.moneyWasPaidOrSent,
  },
  {
    result: 'missing_at_gateway',
    heading: reconciliationTexts.onlyWeHaveIt,
    help: reconciliationTexts.ourRecordsHaveItAnd,
  },
  {
    result: 'mismatched',
    heading: reconciliationTexts.amountOrStatusDiffers,
    help: reconciliationTexts.bothHaveItAndNot,
  },
] as const satisfies readonly { result: ReconciliationEntry['result']; heading: Message; help: Message }[]
