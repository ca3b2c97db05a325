import './pay.css'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { Cell } from '../../../api/cache.ts'
import { showToast } from '../../../toast/toast.ts'
import { useText } from '../../shell/i18n.ts'
import { Loading } from '../../shell/Loading.tsx'
import { Screen, type ScreenProps } from '../../shell/Screen.tsx'
import { FeeDue } from './FeeDue.tsx'
import { NotAdmitting, Unknown } from './NotPossible.tsx'
import { Paid } from './Paid.tsx'
import { type PaymentData, paymentCell } from './payment-cell.ts'
import { isAbout, type PaymentQuery, readPaymentQuery } from './payment-query.ts'
import { paymentStatusOf } from './payment-status.ts'
import { storedPayments } from './stored-payment.ts'
import { Waiting } from './Waiting.tsx'

/** `/student/pay?type=school&institute=7&child=3&fees=application`: the payment of one fee, and its status. `amount` in paise. */
export default function Pay({ amount, ...props }: ScreenProps<'pay' | 'choices' | 'application'> & { amount: number }) {
  return (
    <Screen {...props}>
      <Fee amount={amount} />
    </Screen>
  )
}

function Fee({ amount }: { amount: number }) {
  const [query] = useState(() => readPaymentQuery(location.search))
  if (!query) return <Unknown />
  const cell = paymentCell(query)
  return (
    <>
      <PaymentLoader query={query} cell={cell} />
      <Loading cell={cell}>{(data) => <PaymentView query={query} amount={amount} cell={cell} data={data} />}</Loading>
    </>
  )
}

/** Explains that a payment is not lost while the server is unreachable. */
function PaymentLoader({ query, cell }: { query: PaymentQuery; cell: Cell<PaymentData> }) {
  const text = useText<'pay'>()
  const { data, busy } = useStore(cell)
  if (data || busy || storedPayments(query).length === 0) return null
  return <p className="notice">{text('pay.undelivered')}</p>
}

type Props = { query: PaymentQuery; amount: number; cell: Cell<PaymentData>; data: PaymentData }

/** Milliseconds until the page is reloaded after a payment. */
const beforeReload = 2000

function PaymentView({ query, amount, cell, data }: Props) {
  const text = useText<'pay'>()
  const paymentStatus = paymentStatusOf(query, data, Date.now())
  const before = useRef<string>(undefined)
  const outcome = data.deliveries.find(
    ({ payment: stored }) => isAbout(query, stored) && stored.feesType === query.feesType,
  )?.outcome
  const paid = paymentStatus.status === 'paid'
  const name = paymentStatus.status === 'unknown' ? '' : paymentStatus.name
  useEffect(() => {
    const fresh = paid && (before.current === 'due' || outcome === 'paid')
    const wasDue = before.current === 'due'
    before.current = paymentStatus.status
    if (!fresh) return
    const message = text('pay.successLead', { name })
    showToast({ type: 'success', title: text('pay.success'), message, duration: 5000 })
    // The button that was pressed may lie below the receipt; a reload returns to where the page was left.
    scrollTo(0, 0)
    // A page that was opened on the final state stays.
    if (wasDue) setTimeout(() => location.reload(), beforeReload)
  }, [paymentStatus.status, paid, outcome, name, text])

  if (paymentStatus.status === 'unknown') return <Unknown />
  if (paymentStatus.status === 'paid')
    return <Paid query={query} amount={amount} paymentStatus={paymentStatus} cart={data.cart} />
  if (storedPayments(query).length > 0) return <Waiting outcome={outcome} cell={cell} />
  if (paymentStatus.status === 'not-taken') return <NotAdmitting {...paymentStatus} />
  return (
    <FeeDue
      query={query}
      amount={amount}
      paymentStatus={paymentStatus}
      cell={cell}
      missing={data.missing}
      outcome={outcome}
    />
  )
}
