import { useStore } from '@nanostores/react'
import type { Cell } from '../../../api/cache.ts'
import { useText } from '../../shell/i18n.ts'
import type { PaymentData } from './payment-cell.ts'
import type { Outcome } from './stored-payment.ts'
import { usePoll } from './use-poll.ts'

/** The checkout reported success: the bank is still processing, or the server has no confirmation yet. It is polled. */
export function Waiting({ outcome, cell }: { outcome: Outcome | undefined; cell: Cell<PaymentData> }) {
  const text = useText<'pay'>()
  const { busy } = useStore(cell)
  usePoll(true, cell.reload)
  return (
    <section className="panel stack" aria-labelledby="waiting">
      <h2 id="waiting">{text('pay.waitingTitle')}</h2>
      <p role="status">{text(outcome === 'waiting' ? 'pay.waiting' : busy ? 'pay.confirming' : 'pay.undelivered')}</p>
      <button type="button" className="button" aria-disabled={busy || undefined} onClick={() => void cell.reload()}>
        {text(busy ? 'pay.checking' : 'pay.checkAgain')}
      </button>
    </section>
  )
}
