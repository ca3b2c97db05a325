import type { CartItem } from '@pravesh/contract'
import { formatDateTime, formatRupees } from '@pravesh/messages'
import { applicationAddress, payAddress } from '../../../lib/family/family-address.ts'
import { pathIn } from '../../../lib/page/language.ts'
import { isReadyToPay } from '../../cart/ready-to-pay.ts'
import { useLanguage, useText } from '../../shell/i18n.ts'
import { isAbout, type PaymentQuery } from './payment-query.ts'
import type { PaymentStatus } from './payment-status.ts'

type Props = {
  query: PaymentQuery
  amount: number
  paymentStatus: Extract<PaymentStatus, { status: 'paid' }>
  cart: readonly CartItem[]
}

/** A paid fee: its receipt, the submitted application, and the next item in the cart. */
export function Paid({ query, amount, paymentStatus: { name, course, payment, application }, cart }: Props) {
  const text = useText<'pay'>()
  const language = useLanguage()
  const rupees = (paise: number) => formatRupees(paise / 100, language)
  const due = cart.filter((line) => isReadyToPay(line) && !(isAbout(query, line) && line.feesType === query.feesType))
  const [next] = due
  return (
    <div className="stack pay">
      <section className="panel" aria-labelledby="paid">
        <p>
          <span className="tag good">{text('pay.paidTitle')}</span>
        </p>
        <h2 id="paid">{text('pay.paid', { amount: rupees(payment?.amount ?? amount), name })}</h2>
        <dl>
          {course && (
            <>
              <dt>{text('pay.course')}</dt>
              <dd>{course}</dd>
            </>
          )}
          {payment?.receiptNumber && (
            <>
              <dt>{text('pay.receipt')}</dt>
              <dd>{payment.receiptNumber}</dd>
            </>
          )}
          {payment?.paidAt && (
            <>
              <dt>{text('pay.paidOn')}</dt>
              <dd>{formatDateTime(payment.paidAt, language)}</dd>
            </>
          )}
          {application?.submittedAt && (
            <>
              <dt>{text('pay.sent')}</dt>
              <dd>{formatDateTime(application.submittedAt, language)}</dd>
            </>
          )}
        </dl>
        <p className="row-actions">
          <a className={next ? 'button' : 'button main'} href={applicationAddress(language, query)}>
            {text('pay.toApplication')}
          </a>
          <a className="button" href={pathIn(language, '/student/payments')}>
            {text('pay.toPayments')}
          </a>
        </p>
      </section>
      {next && (
        <section aria-labelledby="next">
          <h2 id="next">{text('pay.nextTitle')}</h2>
          <p>{text('pay.left', { count: due.length })}</p>
          <a className="button main" href={payAddress(language, next)}>
            {text('pay.next', { amount: rupees(next.amount), name: next.instituteName })}
          </a>
        </section>
      )}
    </div>
  )
}
