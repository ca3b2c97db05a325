import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { PaymentEventKind, PaymentTimelineEntry } from '@pravesh/contract'
import { formatDateTime, formatPaise } from '@pravesh/messages'
import type { Message } from '@pravesh/messages/consoles'
import { paymentTexts } from '@pravesh/messages/screens/people/payments'
import { sharedTexts } from '@pravesh/messages/screens/shared'

/** Events. */
const texts: Record<PaymentEventKind, Message> = {
  created: sharedTexts.paymentBegun,
  ordered: paymentTexts.orderOpenedAtTheGateway,
  attempted: paymentTexts.paymentAttempted,
  failed: paymentTexts.paymentFailed,
  captured: paymentTexts.moneyReceived,
  receipt: paymentTexts.receiptIssued,
  webhook: paymentTexts.messageFromTheGateway,
  returning: paymentTexts.cannotBeAcceptedAndGoes,
  refund_waiting: paymentTexts.refundAskedForItWaits,
  refund_approved: paymentTexts.refundApproved,
  refund_declined: paymentTexts.refundRefused,
  refund_requested: paymentTexts.refundRequested,
  refund_sent: paymentTexts.refundSent,
  refund_failed: paymentTexts.refundFailedItIsSent,
  refunded: sharedTexts.refunded,
  refund_cancelled: paymentTexts.refundCancelledTheMoneyWent,
  refund_account_asked: paymentTexts.askedToOpenTheAccount,
  refund_account_allowed: paymentTexts.openingOfTheAccountAllowed,
  refund_held: paymentTexts.accountOpenedForABank,
  refund_transferred: paymentTexts.refundedByBankTransfer,
  refund_resumed: paymentTexts.refundGoesThroughTheGateway,
}
const sources: Partial<Record<NonNullable<PaymentTimelineEntry['source']>, Message>> = {
  callback: paymentTexts.reportedByThePayersBrowser,
  webhook: paymentTexts.reportedByTheGateway,
  reconciler: paymentTexts.foundByAskingTheGateway,
}
/** The gateway's events have another edge than our own. */
const ofGateway: readonly PaymentEventKind[] = ['webhook', 'captured', 'refund_sent', 'refund_failed', 'refunded']

function Details({ entry }: { entry: PaymentTimelineEntry }) {
  const { translate } = useTranslations()
  const { kind, source, actor, note, reference, bankReference } = entry
  const origin = source && kind !== 'webhook' ? sources[source] : undefined
  return (
    <>
      {actor && <Typography variant="body2">{actor}</Typography>}
      {note && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      )}
      {bankReference && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {translate(paymentTexts.bankReference)}: {bankReference}
        </Typography>
      )}
      {(reference || origin) && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[reference, origin && translate(origin)].filter(Boolean).join(' · ')}
        </Typography>
      )}
    </>
  )
}

/** All that happened to a payment, the oldest first. */
export function Timeline({ entries }: { entries: readonly PaymentTimelineEntry[] }) {
  const { translate, language } = useTranslations()
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {entries.map((entry) => (
        <Box
          component="li"
          key={`${entry.kind} ${entry.at} ${entry.refund ?? ''} ${entry.reference ?? ''}`}
          sx={{
            pl: 1.5,
            borderLeft: 3,
            borderColor: ofGateway.includes(entry.kind) ? 'primary.main' : 'divider',
          }}
        >
          <Typography variant="body2">
            <strong>{translate(texts[entry.kind])}</strong>
            {entry.amount !== null && ` ${formatPaise(entry.amount, language)}`}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {' · '}
              {formatDateTime(entry.at, language)}
            </Box>
          </Typography>
          <Details entry={entry} />
        </Box>
      ))}
    </Box>
  )
}
