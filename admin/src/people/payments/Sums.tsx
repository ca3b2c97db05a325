import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { StaffPaymentDetails } from '@pravesh/contract'
import { formatPaise } from '@pravesh/messages'

/** Paid, refunded, pending and refundable amounts of a fee. */
export function Sums({ sums: { paid, refunded, pending, left } }: Pick<StaffPaymentDetails, 'sums'>) {
  const { translate, language } = useTranslations()
  const rows = [
    ['Paid', paid],
    ['Refunded', refunded],
    ['Pending', pending],
    ['Left to refund', left],
  ] as const
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } }}
    >
      {rows.map(([label, amount]) => (
        <div key={label}>
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
