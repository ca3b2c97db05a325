import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { StaffPaymentDetails } from '@pravesh/contract'
import { formatDateTime, formatPaise } from '@pravesh/messages'
import { paymentTexts } from '@pravesh/messages/screens/people/payments'
import { useState } from 'react'
import { useAct } from '../../api.ts'
import { DeclineDialog } from './DeclineDialog.tsx'

const related = { related: ['payments', 'applications'] }

/** A refund that waits for a second person: who asked for it, why and how much; others approve or refuse it. */
export function WaitingRefund({ refund }: { refund: StaffPaymentDetails['waitingRefunds'][number] }) {
  const { translate, language } = useTranslations()
  const approve = useAct('refunds', 'approve', related)
  const [isDeclining, setDeclining] = useState(false)
  const { id, amount, reason, withdraw, askedBy, askedAt, isOwn } = refund
  return (
    <Alert severity="info" role="group" sx={{ mt: 2, '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
      <Typography variant="body2">
        <strong>
          {translate(paymentTexts.waitsForASecondPerson)}: {formatPaise(amount, language)}
        </strong>
      </Typography>
      <Typography variant="body2">
        {askedBy} · {formatDateTime(askedAt, language)}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {reason}
      </Typography>
      {withdraw && <Typography variant="body2">{translate(paymentTexts.theApplicationIsWithdrawn)}</Typography>}
      {isOwn && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {translate(paymentTexts.anotherPersonDecides)}
        </Typography>
      )}
      {!isOwn && approve.canAct && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <Button size="small" variant="contained" loading={approve.busy} onClick={() => void approve.act({ id })}>
            {translate(paymentTexts.approveRefund, { amount: formatPaise(amount, language) })}
          </Button>
          <Button size="small" color="inherit" onClick={() => setDeclining(true)}>
            {translate(paymentTexts.refuseRefund)}
          </Button>
        </Box>
      )}
      {isDeclining && <DeclineDialog refund={id} onClose={() => setDeclining(false)} />}
    </Alert>
  )
}
