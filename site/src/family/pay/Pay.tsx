import './pay.css'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { Cell } from '../../api/cache.ts'
import { showToast } from '../../islands/toast.ts'
import { Loading } from '../shell/Loading.tsx'
import { Screen, type ScreenProps } from '../shell/Screen.tsx'
import { useText } from '../shell/spoken.ts'
import { isAbout, type PaymentQuery, readPaymentQuery } from './asked.ts'
import { FeeDue } from './Due.tsx'
import { storedPayments } from './kept.ts'
import { type PaymentData, paymentCell } from './known.ts'
import { NotAdmitting, Unknown } from './NotPossible.tsx'
import { Paid } from './Paid.tsx'
import { paymentStatusOf } from './standing.ts'
import { Waiting } from './Waiting.tsx'

/** `/student/pay?type=school&institute=7&child=3&fees=application`: one fee is paid, and how that stands. `amount` in paise. */
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
      <PaymentLoader asked={query} cell={cell} />
      <Loading cell={cell}>{(data) => <PaymentView asked={query} amount={amount} cell={cell} data={data} />}</Loading>
    </>
  )
}

/** Says that a payment is not lost where the server cannot be asked about it. */
function PaymentLoader({ asked: query, cell }: { asked: PaymentQuery; cell: Cell<PaymentData> }) {
  const text = useText<'pay'>()
  const { data, busy } = useStore(cell)
  if (data || busy || storedPayments(query).length === 0) return null
  return <p className="notice">{text('pay.undelivered')}</p>
}

type Props = { asked: PaymentQuery; amount: number; cell: Cell<PaymentData>; data: PaymentData }

/** Milliseconds after which the page is read anew once it is paid. */
const beforeReload = 2000

function PaymentView({ asked: query, amount, cell, data }: Props) {
  const text = useText<'pay'>()
  const paymentStatus = paymentStatusOf(query, data, Date.now())
  const before = useRef<string>(undefined)
  const outcome = data.told.find(
    ({ kept: stored }) => isAbout(query, stored) && stored.feesType === query.feesType,
  )?.outcome
  const paid = paymentStatus.is === 'paid'
  const name = paymentStatus.is === 'unknown' ? '' : paymentStatus.name
  useEffect(() => {
    const fresh = paid && (before.current === 'due' || outcome === 'paid')
    const wasDue = before.current === 'due'
    before.current = paymentStatus.is
    if (!fresh) return
    const message = text('pay.successLead', { name })
    showToast({ type: 'success', title: text('pay.success'), message, duration: 5000 })
    // A page that was opened on what is true already stays.
    if (wasDue) setTimeout(() => location.reload(), beforeReload)
  }, [paymentStatus.is, paid, outcome, name, text])

  if (paymentStatus.is === 'unknown') return <Unknown />
  if (paymentStatus.is === 'paid')
    return <Paid asked={query} amount={amount} standing={paymentStatus} cart={data.cart} />
  if (storedPayments(query).length > 0) return <Waiting told={outcome} cell={cell} />
  if (paymentStatus.is === 'not-taken') return <NotAdmitting {...paymentStatus} />
  return (
    <FeeDue asked={query} amount={amount} standing={paymentStatus} cell={cell} missing={data.missing} told={outcome} />
  )
}
