import { payment } from 'virtual:endpoints'
import { useStore } from '@nanostores/react'
import { ApiError } from '@pravesh/contract/errors'
import { useRef, useState } from 'react'
import type { Cell } from '../../../api/cache.ts'
import { api } from '../../../api/client.ts'
import { sentenceOf } from '../../../api/failure.ts'
import { accountKey } from '../../../lib/family/account-key.ts'
import { bringCheckout, openCheckout } from '../../../lib/family/checkout.ts'
import { user, userInfo } from '../../../stores/session.ts'
import { showToast } from '../../../toast/toast.ts'
import { useText } from '../../shell/i18n.ts'
import type { PaymentData } from './payment-cell.ts'
import type { PaymentQuery } from './payment-query.ts'
import { storePayment } from './stored-payment.ts'

/** The result of a payment attempt, in addition to the server's state afterwards. */
export type Note = 'closed' | 'failed' | 'noScript' | { sentence: string }
export type Phase = 'idle' | 'opening' | 'open'

/**
 * Pays a fee: an order, the gateway's script, its checkout. The checkout's result is stored first; then the status is read from the
 * server, for any result. One at a time, however often the button is pressed.
 */
export function usePayment(query: PaymentQuery, name: string, cell: Cell<PaymentData>) {
  const text = useText<'pay'>()
  const account = useStore(user)
  const info = useStore(userInfo)
  const under = useRef(false)
  const [phase, setPhase] = useState<Phase>('idle')
  const [note, setNote] = useState<Note>()

  async function checkout(): Promise<Note | undefined> {
    const order = await api().call(payment.order, { body: query })
    try {
      await bringCheckout(order.checkout)
    } catch {
      showToast({ message: text('pay.noScript'), duration: 5000 })
      return 'noScript'
    }
    setPhase('open')
    const prefill = info ? { name: info.name } : {}
    let failed = false
    const { orderId: order_id, amount, currency, key } = order
    const signed = await openCheckout(
      { key, order_id, amount, currency, name: 'Pravesh', description: name, prefill },
      () => {
        failed = true
        showToast({ title: text('errors.PAYMENT_FAILED'), message: text('pay.failed'), duration: 5000 })
      },
    )
    if (signed) storePayment({ ...query, who: account ? accountKey(account) : '', amount, signed })
    return signed ? undefined : failed ? 'failed' : 'closed'
  }

  async function pay() {
    if (under.current) return
    under.current = true
    setNote(undefined)
    setPhase('opening')
    let came: Note | undefined
    try {
      came = await checkout()
    } catch (error) {
      // The server's next response confirms the payment.
      const paid = error instanceof ApiError && error.code === 'ALREADY_PAID'
      const needsCourse = error instanceof ApiError && error.errors.some(({ field }) => field === 'course')
      const sentence = needsCourse ? text('pay.courseFirst') : sentenceOf(error, text)
      came = paid ? undefined : { sentence }
    }
    await cell.reload()
    setNote(came)
    // Only now: a button that looks ready is.
    under.current = false
    setPhase('idle')
  }
  return { phase, note, pay }
}
