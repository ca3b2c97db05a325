import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { PaymentEventKind, PaymentTimelineEntry } from '@pravesh/contract'
import { formatDateTime, formatPaise } from '@pravesh/messages'

/** Events; in English, declared in Hindi too. */
const texts: Record<PaymentEventKind, string> = {
  created: 'Payment begun',
  ordered: 'Order opened at the gateway',
  attempted: 'Payment attempted',
  failed: 'Payment failed',
  captured: 'Money received',
  receipt: 'Receipt issued',
  webhook: 'Message from the gateway',
  returning: 'Cannot be accepted and goes back',
  refund_requested: 'Refund requested',
  refund_sent: 'Refund sent',
  refund_failed: 'Refund failed, it is sent again',
  refunded: 'Refunded',
  refund_cancelled: 'Refund cancelled: the money went back at the gateway',
  refund_held: 'Account opened for a bank transfer, the gateway is stopped',
  refund_transferred: 'Refunded by bank transfer',
  refund_resumed: 'Refund goes through the gateway again',
}
const sources: Partial<Record<NonNullable<PaymentTimelineEntry['source']>, string>> = {
  callback: 'reported by the payer’s browser',
  webhook: 'reported by the gateway',
  reconciler: 'found by asking the gateway',
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
          {translate('Bank reference')}: {bankReference}
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
