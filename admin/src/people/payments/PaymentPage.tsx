import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { PageHead, useTranslations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { StaffPaymentDetails } from '@pravesh/contract'
import { formatDateTime, formatPaise } from '@pravesh/messages'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { paymentTexts } from '@pravesh/messages/screens/people/payments'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useState } from 'react'
import { ListButton, ShowBase, useRecordContext, useShowContext } from 'react-admin'
import { useAct } from '../../api.ts'
import { PaymentLogLink } from '../security/PaymentLogLink.tsx'
import { TitledSection } from '../TitledSection.tsx'
import { Facts } from './Facts.tsx'
import { FailedRefund } from './FailedRefund.tsx'
import { RefundDialog } from './RefundDialog.tsx'
import { Sums } from './Sums.tsx'
import { Timeline } from './Timeline.tsx'
import { WaitingRefund } from './WaitingRefund.tsx'

/** Milliseconds between two readings of a payment whose refund is under way, and of one that waits for the bank's number. */
const [readEvery, readSeldom] = [4_000, 30_000]

function Actions({ payment }: { payment: StaffPaymentDetails }) {
  const { translate } = useTranslations()
  const check = useAct('payments', 'check')
  const { canAct: canRefund } = useAct('payments', 'refund')
  const [isRefunding, setRefunding] = useState(false)
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 2 }}>
      {payment.sums.left > 0 && canRefund && (
        <Button variant="contained" onClick={() => setRefunding(true)}>
          {translate(paymentTexts.refund)}
        </Button>
      )}
      <Button variant="outlined" loading={check.busy} onClick={() => void check.act({ id: payment.id })}>
        {translate(paymentTexts.checkWithTheGatewayNow)}
      </Button>
      <PaymentLogLink payment={payment.id} />
      {isRefunding && <RefundDialog payment={payment} onClose={() => setRefunding(false)} />}
    </Box>
  )
}

function PaymentRecord() {
  const payment = useRecordContext<StaffPaymentDetails>()
  const { isPending, error } = useShowContext()
  const { text, translate, language } = useTranslations()
  // A row of the list, the placeholder until the record arrives, has no timeline.
  if (!payment?.timeline)
    return (
      <PageHead
        title={isPending || (payment && !error) ? translate(menuTexts.payment) : text('form.notFound')}
        actions={<ListButton />}
      />
    )
  const { amount, payer, status, createdAt, sums, timeline } = payment
  return (
    <>
      <PageHead
        title={[formatPaise(amount, language), payer.name].filter(Boolean).join(' · ')}
        detail={`${optionLabel(status)} · ${formatDateTime(createdAt, language)}`}
        actions={<ListButton />}
      />
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <div>
          <TitledSection title={translate(menuTexts.money)}>
            <Sums sums={sums} />
            <Actions payment={payment} />
            {payment.waitingRefunds.map((refund) => (
              <WaitingRefund key={refund.id} refund={refund} />
            ))}
            {payment.failedRefunds.map((refund) => (
              <FailedRefund key={refund.id} refund={refund} account={payment.refundAccount} />
            ))}
          </TitledSection>
          <TitledSection title={translate(menuTexts.payment)}>
            <Facts payment={payment} />
          </TitledSection>
        </div>
        <TitledSection title={translate(sharedTexts.whatHappened)}>
          <Timeline entries={timeline} />
        </TitledSection>
      </Box>
    </>
  )
}

type PaymentQuery = { state: { data?: StaffPaymentDetails | undefined } }
/** Until every refund is decided and has its number of the bank the page reads it again. */
function intervalOf({ state: { data } }: PaymentQuery): number | false {
  const refunds = data?.refunds ?? []
  if (data?.waitingRefunds?.length) return readSeldom
  if (refunds.some(({ status }) => status !== 'refunded')) return readEvery
  return refunds.some(({ bankReference }) => bankReference === null) ? readSeldom : false
}
const query = { staleTime: 0, refetchInterval: intervalOf }

/** A payment: its sums, payer, history, and refunds. */
export const PaymentPage = () => (
  <ShowBase<StaffPaymentDetails> queryOptions={query}>
    <PaymentRecord />
  </ShowBase>
)
