import { InfoLinks } from '../../parts/InfoLinks.tsx'
import { useText } from '../../shell/i18n.ts'

/** What a family wants to know before it pays: what the fee is for, how the bank is reached, what comes back, and what happens next. */
export function AboutPayment({ name }: { name: string }) {
  const text = useText<'pay'>()
  return (
    <div className="about-payment">
      <section>
        <h2>{text('pay.whyTitle')}</h2>
        <p>{text('pay.why', { name })}</p>
      </section>
      <section>
        <h2>{text('pay.nextStepsTitle')}</h2>
        <ol>
          <li>{text('pay.then1')}</li>
          <li>{text('pay.then2', { name })}</li>
          <li>{text('pay.then3')}</li>
        </ol>
      </section>
      <section>
        <h2>{text('pay.refundTitle')}</h2>
        <p>{text('pay.before')}</p>
        <p>{text('pay.rule', { name })}</p>
        <InfoLinks pages={['refunds', 'terms']} />
      </section>
      <section>
        <h2>{text('pay.bankTitle')}</h2>
        <p>{text('pay.bank')}</p>
      </section>
    </div>
  )
}
