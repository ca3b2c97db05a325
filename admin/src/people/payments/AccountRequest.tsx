import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import type { StaffPaymentDetails } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import { paymentTexts } from '@pravesh/messages/screens/people/payments'
import { useState } from 'react'
import { useAct } from '../../api.ts'
import { AskAccountDialog } from './AskAccountDialog.tsx'

type Failed = StaffPaymentDetails['failedRefunds'][number]
type RequestProps = { refund: Failed; isOpening: boolean; onOpen: () => void }

/** How two people open an account: one asks, another allows it, and the first opens it. */
export function AccountRequest({ refund: { id, accountRequest }, isOpening, onOpen }: RequestProps) {
  const { translate, language } = useTranslations()
  const allow = useAct('refunds', 'allow', { related: ['payments'] })
  const [isAsking, setAsking] = useState(false)
  const isOwn = accountRequest?.isOwn ?? false
  return (
    <>
      {accountRequest && (
        <div>
          <Typography variant="body2">
            <strong>{translate(paymentTexts.wantsToOpenTheAccount)}</strong>: {accountRequest.askedBy} ·{' '}
            {formatDateTime(accountRequest.askedAt, language)}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {accountRequest.reason}
          </Typography>
          {isOwn && (
            <Typography variant="body2" color="textSecondary">
              {translate(
                accountRequest.isAllowed ? paymentTexts.openItWithin30Minutes : paymentTexts.anotherPersonAllows,
              )}
            </Typography>
          )}
        </div>
      )}
      {isOwn && accountRequest?.isAllowed && (
        <Button size="small" variant="contained" loading={isOpening} onClick={onOpen}>
          {translate(paymentTexts.showTheAccount)}
        </Button>
      )}
      {accountRequest && !isOwn && !accountRequest.isAllowed && (
        <Button
          size="small"
          variant="contained"
          loading={allow.busy}
          onClick={() => void allow.act({ id, data: { asker: accountRequest.asker } })}
        >
          {translate(paymentTexts.allowOpening)}
        </Button>
      )}
      {!accountRequest?.isAllowed && (
        <Button size="small" color="inherit" variant="outlined" onClick={() => setAsking(true)}>
          {translate(paymentTexts.askToOpenTheAccount)}
        </Button>
      )}
      {isAsking && <AskAccountDialog refund={id} onClose={() => setAsking(false)} />}
    </>
  )
}
