import './payments.css'
import { payment } from 'virtual:endpoints'
import type { PaymentRow } from '@pravesh/contract'
import { formatDateTime, formatRupees } from '@pravesh/messages'
import { cached } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { applicationAddress, payAddress } from '../../lib/family/family-address.ts'
import { courseText } from '../parts/course/course-text.ts'
import { EmptyState } from '../parts/EmptyState.tsx'
import { Institute } from '../parts/institute/Institute.tsx'
import { useSend } from '../parts/sending/use-send.ts'
import { useLanguage, useText } from '../shell/i18n.ts'
import { Loading } from '../shell/Loading.tsx'
import { Screen, type ScreenProps } from '../shell/Screen.tsx'
import { listedStatus } from './pay/payment-status.ts'
import { Refund } from './Refund.tsx'

const payments = () =>
  cached('payments', async (signal) => {
    const { data } = await api().call(payment.list, { query: { limit: 50, sort: 'id', order: 'desc' } }, { signal })
    return data
  })

/** `/student/payments`: payments with receipts, and refunds. */
export default function Payments(props: ScreenProps<'payments' | 'choices'>) {
  return (
    <Screen {...props}>
      <Loading cell={payments()}>
        {(rows) =>
          rows.length === 0 ? (
            <None />
          ) : (
            <ul className="rows">
              {rows.map((row) => (
                <Paid key={row.id} row={row} />
              ))}
            </ul>
          )
        }
      </Loading>
    </Screen>
  )
}

function None() {
  const text = useText<'payments'>()
  return <EmptyState picture="purse" title={text('payments.none')} lead={text('payments.noneLead')} />
}

/** Saves a file that needs the token to be read: an address alone would not carry it. */
async function saveReceipt(id: number): Promise<void> {
  const { blob, name } = await api().file(payment.receipt, { params: { id } })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser reads it after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

function Paid({ row }: { row: PaymentRow }) {
  const {
    id,
    instituteName: name,
    amount,
    status,
    receiptNumber,
    paidAt,
    createdAt,
    feesType,
    paymentId,
    refunds,
  } = row
  const text = useText<'payments' | 'choices'>()
  const language = useLanguage()
  const { busy, run } = useSend()
  const open = status === 'created' || status === 'attempted' || status === 'failed'
  return (
    <li className="paid">
      <Institute
        type={row.instituteType}
        id={row.instituteId}
        name={name}
        place={row.institutePlace}
        logo={row.instituteLogo}
        href={applicationAddress(language, row)}
      >
        {row.courseName && <p className="small">{courseText(row)}</p>}
        {row.childName && <p className="small">{text('payments.forChild', { name: row.childName })}</p>}
        <p className="small soft">
          {text(`choices.fee_${feesType}`)} ·{' '}
          {paidAt
            ? text('payments.paidOn', { date: formatDateTime(paidAt, language) })
            : text('payments.begun', { date: formatDateTime(createdAt, language) })}
        </p>
        {receiptNumber && <p className="small">{text('payments.receiptNumber', { number: receiptNumber })}</p>}
        {paymentId && <p className="small soft">{text('payments.payment', { id: paymentId })}</p>}
      </Institute>
      <p className="paid-amount">
        <strong>{formatRupees(amount / 100, language)}</strong>
        <span className={status === 'paid' ? 'tag good' : 'tag'}>
          {text(`choices.payment_${listedStatus(row, Date.now())}`)}
        </span>
      </p>
      {refunds.map((refund) => (
        <Refund key={refund.id} {...refund} paid={amount} />
      ))}
      <p className="row-actions">
        {receiptNumber && (
          <button
            type="button"
            className="button"
            aria-disabled={busy || undefined}
            onClick={() => void run(() => saveReceipt(id))}
          >
            {text('payments.receipt')}
            <span className="away">: {name}</span>
          </button>
        )}
        {status === 'attempted' && (
          <button type="button" className="button" onClick={() => void payments().reload()}>
            {text('payments.checkAgain')}
            <span className="away">: {name}</span>
          </button>
        )}
        {open && (
          <a className="button" href={payAddress(language, row)}>
            {text('payments.goOn')}
            <span className="away">: {name}</span>
          </a>
        )}
      </p>
    </li>
  )
}
