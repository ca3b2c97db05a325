import { formatRupees } from '@pravesh/messages'
import type { FamilyText } from '@pravesh/messages/family'
import { isClosed } from '../../../lib/application/stages.ts'
import { payAddress } from '../../../lib/family/family-address.ts'
import { pathIn } from '../../../lib/page/language.ts'
import { useLanguage, useText } from '../../shell/i18n.ts'
import type { ApplicationRecord } from '../application-record.ts'

/** Labels of the missing parts. Answers to questions are counted as one. */
export function missingLabel(missing: readonly string[], text: FamilyText<'application'>): string {
  const labelledParts = { child: 1, class: 1, session: 1, commonForm: 1, applicationForm: 1, documents: 1 }
  const isNamed = (name: string): name is keyof typeof labelledParts => name in labelledParts
  const labels = missing.map((name) =>
    text(isNamed(name) ? `application.missing_${name}` : 'application.missing_answer'),
  )
  return [...new Set(labels)].join(', ')
}

/** The fee of the application: the payment link or the receipt. `onLeave` first saves the input that the payment submits. */
export function FeePart({ form, onLeave }: { form: ApplicationRecord; onLeave: () => Promise<boolean> }) {
  const { fee, admitting, completeness, application } = form
  const text = useText<'application' | 'choices'>()
  const language = useLanguage()
  const isNewAttempt = application != null && isClosed(application.status) && application.status !== 'enrolled'
  const due = isNewAttempt || (!fee.paid && (!application || ['draft', 'payment_pending'].includes(application.status)))
  return (
    <section aria-labelledby="fee">
      <h2 id="fee">{text('application.feeTitle')}</h2>
      <p>
        {text('application.fee', { amount: formatRupees(fee.amount / 100, language) })}{' '}
        <span className={fee.paid ? 'tag good' : 'tag'}>
          {text(`choices.payment_${fee.status === 'failed' ? 'unconfirmed' : fee.status}`)}
        </span>
      </p>
      {due && admitting === 'open' && (
        <>
          {completeness.missing.length > 0 && (
            <p className="soft">{text('application.payMissing', { list: missingLabel(completeness.missing, text) })}</p>
          )}
          <a
            className="button act"
            href={payAddress(language, form)}
            onClick={async (event) => {
              const { href } = event.currentTarget
              event.preventDefault()
              if (await onLeave()) location.assign(href)
            }}
          >
            {text(isNewAttempt ? 'application.payAgain' : 'application.pay')}
          </a>
        </>
      )}
      {due && admitting !== 'open' && (
        <p className="soft">{text('application.notAdmitting', { why: text(`choices.admitting_${admitting}`) })}</p>
      )}
      {fee.receiptNumber && (
        <p>
          {text('application.receipt', { number: fee.receiptNumber })} ·{' '}
          <a href={pathIn(language, '/student/payments')}>{text('application.payments')}</a>
        </p>
      )}
    </section>
  )
}
