import { formatDateTime, formatRupees } from '@pravesh/messages'
import { Fragment } from 'react'
import type { Cell } from '../../../api/cache.ts'
import { missingAddress } from '../../../lib/family/family-address.ts'
import { pathIn } from '../../../lib/page/language.ts'
import { missingLabel } from '../../application/status/FeePart.tsx'
import { className } from '../../parts/class-name.ts'
import { useLanguage, useText } from '../../shell/i18n.ts'
import { AboutPayment } from './AboutPayment.tsx'
import { ownFee } from './own-fee.ts'
import type { PaymentData } from './payment-cell.ts'
import type { PaymentQuery } from './payment-query.ts'
import type { PaymentStatus } from './payment-status.ts'
import type { Outcome } from './stored-payment.ts'
import { type Note, type Phase, usePayment } from './use-payment.ts'
import { usePoll } from './use-poll.ts'

type DueFee = Extract<PaymentStatus, { status: 'due' }>
type Props = {
  query: PaymentQuery
  amount: number
  paymentStatus: DueFee
  cell: Cell<PaymentData>
  missing: readonly string[]
  outcome: Outcome | undefined
}

/** A payable fee: what it is for, missing parts, and the button; what a family asks before it pays is beside or beneath it. */
export function FeeDue({ query, amount, paymentStatus, cell, missing, outcome }: Props) {
  const { name, childName, class: grade, session, course, formFee, startedPayment, returned } = paymentStatus
  const text = useText<'pay' | 'application' | 'choices' | 'ownFee'>()
  const language = useLanguage()
  const { phase, note, pay } = usePayment(query, name, cell)
  // A person who was at the checkout may have paid: the bank may report it later.
  usePoll(startedPayment !== undefined && phase === 'idle', cell.reload)
  const rupees = formatRupees(amount / 100, language)
  const attempted = startedPayment?.status === 'attempted'
  const due = [
    [text('pay.institute'), name],
    [text('pay.forChild'), childName],
    [text('pay.class'), [grade !== null && className(text, grade), session].filter(Boolean).join(', ')],
    [text('pay.course'), course],
    [text('pay.what'), text(`pay.fees_${query.feesType}`)],
    [text('pay.toWhom'), text('pay.toWhomPravesh')],
  ]
  return (
    <div className="pay">
      <div className="panel">
        <dl>
          {due.map(
            ([label, value]) =>
              value && (
                <Fragment key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </Fragment>
              ),
          )}
          <dt>{text('pay.fee')}</dt>
          <dd className="sum">{rupees}</dd>
        </dl>
        {missing.length > 0 && (
          <p className="small">
            {text('pay.missing', { list: missingLabel(missing, text), name })}{' '}
            <a href={missingAddress(language, query, missing)}>{text('pay.fill')}</a>
          </p>
        )}
        {returned && (
          <p className="notice">
            {text('pay.returned')} <a href={pathIn(language, '/student/payments')}>{text('pay.toRefund')}</a>
          </p>
        )}
        <PaymentNote note={note} outcome={outcome} phase={phase} startedPayment={startedPayment} />
        <button
          type="button"
          className={attempted ? 'button' : 'button main'}
          aria-disabled={phase !== 'idle' || undefined}
          aria-busy={phase !== 'idle'}
          onClick={() => void pay()}
        >
          {attempted ? text('pay.payAgain') : text('pay.pay', { amount: rupees })}
        </button>
        <p className="small soft">{ownFee(formFee, text, language)}</p>
      </div>
      <AboutPayment name={name} />
    </div>
  )
}

type WhatProps = {
  note: Note | undefined
  outcome: Outcome | undefined
  phase: Phase
  startedPayment: DueFee['startedPayment']
}

/** The result of the last attempt, as text: it is the server's state, not the checkout's. */
function PaymentNote({ note, outcome, phase, startedPayment }: WhatProps) {
  const text = useText<'pay'>()
  const language = useLanguage()
  if (phase !== 'idle') return <p role="status">{text(phase === 'opening' ? 'pay.opening' : 'pay.open')}</p>
  if (note === 'noScript')
    return (
      <div className="notice" role="alert">
        <strong>{text('pay.noScript')}</strong>
        <p>{text('pay.noScriptLead')}</p>
      </div>
    )
  if (note === 'failed')
    return (
      <div className="notice" role="alert">
        <strong>{text('errors.PAYMENT_FAILED')}</strong>
        <p>{text('pay.failed')}</p>
      </div>
    )
  if (typeof note === 'object')
    return (
      <p className="notice" role="alert">
        {note.sentence}
      </p>
    )
  if (outcome === 'refused' || outcome === 'returned')
    return (
      <p className="notice" role="alert">
        {text(outcome === 'refused' ? 'pay.refused' : 'errors.PAYMENT_RETURNED')}
      </p>
    )
  if (startedPayment?.status === 'attempted')
    return (
      <div className="notice" role="status">
        <strong>{text('pay.waitingTitle')}</strong>
        <p>{text('pay.waiting')}</p>
      </div>
    )
  if (note === 'closed')
    return (
      <p className="notice" role="status">
        {text('pay.closed')}
      </p>
    )
  if (startedPayment)
    return <p className="notice">{text('pay.begun', { at: formatDateTime(startedPayment.createdAt, language) })}</p>
  return null
}
