import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { StaffPaymentDetails } from '@pravesh/contract'
import { formatPaise } from '@pravesh/messages'
import { paymentTexts } from '@pravesh/messages/screens/people/payments'
import { sharedTexts } from '@pravesh/messages/screens/shared'

/** Paid, refunded, pending and refundable amounts of a fee. */
export function Sums({ sums: { paid, refunded, pending, left } }: Pick<StaffPaymentDetails, 'sums'>) {
  const { translate, language } = useTranslations()
  const rows = [
    [paymentTexts.paid, paid],
    [sharedTexts.refunded, refunded],
    [paymentTexts.pending, pending],
    [paymentTexts.leftToRefund, left],
  ] as const
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } }}
    >
      {rows.map(([label, amount]) => (
        <div key={label.key}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {translate(label)}
          </Typography>
          <Typography component="dd" variant="h6" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {formatPaise(amount, language)}
          </Typography>
        </div>
      ))}
    </Box>
  )
}
