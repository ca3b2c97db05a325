import { formatDateTime, formatRupees } from '@pravesh/messages'
import type { Cell } from '../../api/cache.ts'
import { missingAddress } from '../../lib/family-address.ts'
import { pathIn } from '../../lib/language.ts'
import { missingWords } from '../application/standing/FeePart.tsx'
import { useLanguage, useText } from '../shell/spoken.ts'
import type { Asked } from './asked.ts'
import type { Outcome } from './kept.ts'
import type { Asking } from './known.ts'
import type { Standing } from './standing.ts'
import { type Note, type Phase, usePayment } from './use-payment.ts'
import { usePoll } from './use-poll.ts'

type DueFee = Extract<Standing, { is: 'due' }>
type Props = {
  asked: Asked
  amount: number
  standing: DueFee
  cell: Cell<Asking>
  missing: readonly string[]
  told: Outcome | undefined
}

/** A fee that can be paid: to whom, for whom, what is missing, and the button. */
export function Due({ asked, amount, standing, cell, missing, told }: Props) {
  const { name, childName, begun, returned } = standing
  const text = useText<'pay' | 'application'>()
  const language = useLanguage()
  const { phase, note, pay } = usePayment(asked, name, cell)
  // Somebody who was at the checkout may have paid: the bank may say so later.
  usePoll(begun !== undefined && phase === 'idle', cell.reload)
  const rupees = formatRupees(amount / 100, language)
  const attempted = begun?.status === 'attempted'
  return (
    <div className="stack pay">
      <dl className="panel">
        <dt>{text('pay.institute')}</dt>
        <dd>{name}</dd>
        {childName && (
          <>
            <dt>{text('pay.forChild')}</dt>
            <dd>{childName}</dd>
          </>
        )}
        <dt>{text('pay.what')}</dt>
        <dd>{text(`pay.fees_${asked.feesType}`)}</dd>
        <dt>{text('pay.fee')}</dt>
        <dd className="sum">{rupees}</dd>
      </dl>
      {missing.length > 0 && (
        <section className="panel" aria-labelledby="missing">
          <h2 id="missing">{text('pay.missingTitle')}</h2>
          <p>{missingWords(missing, text)}</p>
          <p className="soft">{text('pay.missingLead', { name })}</p>
          <a className="button" href={missingAddress(language, asked, missing)}>
            {text('pay.fill')}
          </a>
        </section>
      )}
      {returned && (
        <p className="notice">
          {text('pay.returned')} <a href={pathIn(language, '/student/payments')}>{text('pay.toRefund')}</a>
        </p>
      )}
      <What note={note} told={told} phase={phase} begun={begun} />
      <button
        type="button"
        className={attempted ? 'button' : 'button main'}
        aria-disabled={phase !== 'idle' || undefined}
        aria-busy={phase !== 'idle'}
        onClick={() => void pay()}
      >
        {attempted ? text('pay.payAgain') : text('pay.pay', { amount: rupees })}
      </button>
      <p className="soft small">{text('pay.rule', { name })}</p>
    </div>
  )
}

type WhatProps = { note: Note | undefined; told: Outcome | undefined; phase: Phase; begun: DueFee['begun'] }

/** What came of the last try, in words: what is shown is what the server says, not what the checkout did. */
function What({ note, told, phase, begun }: WhatProps) {
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
  if (told === 'refused' || told === 'returned')
    return (
      <p className="notice" role="alert">
        {text(told === 'refused' ? 'pay.refused' : 'errors.PAYMENT_RETURNED')}
      </p>
    )
  if (begun?.status === 'attempted')
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
  if (begun) return <p className="notice">{text('pay.begun', { at: formatDateTime(begun.createdAt, language) })}</p>
  return null
}
