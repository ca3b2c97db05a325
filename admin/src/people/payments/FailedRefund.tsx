import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { OpenedAccount, StaffPaymentDetails } from '@pravesh/contract'
import { formatPaise } from '@pravesh/messages'
import { paymentTexts } from '@pravesh/messages/screens/people/payments'
import { useState } from 'react'
import { useAct } from '../../api.ts'
import { AccountRequest } from './AccountRequest.tsx'
import { TransferDialog } from './TransferDialog.tsx'

const related = { related: ['payments'] }

/** The complete unsealed account, for a bank transfer now. */
function Account({ account: { holder, number, ifsc, type, upi } }: { account: OpenedAccount }) {
  const { translate } = useTranslations()
  const rows = [
    [paymentTexts.accountHolder, holder],
    [paymentTexts.accountNumber, number],
    [paymentTexts.ifsc, ifsc],
    [paymentTexts.accountType, optionLabel(type)],
    [paymentTexts.upi, upi],
  ] as const
  return (
    <Box component="dl" sx={{ m: 0, my: 1.5, display: 'grid', gap: 0.5, gridTemplateColumns: 'auto minmax(0, 1fr)' }}>
      {rows
        .filter(([, value]) => value !== null)
        .map(([label, value]) => (
          <Box key={label.key} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="textSecondary" sx={{ pr: 2 }}>
              {translate(label)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
    </Box>
  )
}

type Failed = StaffPaymentDetails['failedRefunds'][number]
type FailedRefundProps = { refund: Failed; account: StaffPaymentDetails['refundAccount'] }

/** A refund that failed at the gateway: whether it is tried again, and how staff pay it by bank transfer instead. */
export function FailedRefund({ refund, account }: FailedRefundProps) {
  const { id, amount, isHeld: onHold } = refund
  const { translate, language } = useTranslations()
  const open = useAct('refunds', 'open', related)
  const resume = useAct('refunds', 'resume', related)
  const [opened, setOpened] = useState<OpenedAccount>()
  const [isRecording, setRecording] = useState(false)
  async function openAccount() {
    const result = await open.act({ id })
    if ('response' in result) setOpened(result.response.data)
  }
  async function sendAgain() {
    if ('response' in (await resume.act({ id }))) setOpened(undefined)
  }
  return (
    <Alert severity="warning" role="group" sx={{ mt: 2, '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
      <Typography variant="body2">
        <strong>
          {translate(paymentTexts.refundFailed)}: {formatPaise(amount, language)}
        </strong>
      </Typography>
      <Typography variant="body2">
        {translate(onHold ? paymentTexts.itWaitsForABank : paymentTexts.theGatewayIsTriedAgain)}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {account
          ? `${translate(paymentTexts.accountForRefunds)}: ${account.holder} · •••• ${account.lastFour} · ${account.ifsc}`
          : translate(paymentTexts.thePayerHasSavedNo)}
      </Typography>
      {opened && <Account account={opened} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {account && !opened && (
          <AccountRequest refund={refund} isOpening={open.busy} onOpen={() => void openAccount()} />
        )}
        {onHold && (
          <>
            {!refund.isOpenedBySelf && (
              <Button size="small" variant="contained" onClick={() => setRecording(true)}>
                {translate(paymentTexts.recordTheTransfer)}
              </Button>
            )}
            <Button size="small" color="inherit" loading={resume.busy} onClick={() => void sendAgain()}>
              {translate(paymentTexts.sendItThroughTheGateway)}
            </Button>
          </>
        )}
      </Box>
      {refund.isOpenedBySelf && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {translate(paymentTexts.anotherPersonRecords)}
        </Typography>
      )}
      {isRecording && <TransferDialog refund={id} onClose={() => setRecording(false)} />}
    </Alert>
  )
}
