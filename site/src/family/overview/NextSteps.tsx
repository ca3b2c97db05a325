import type { Dashboard } from '@pravesh/contract'
import { stepAddress } from '../../lib/family-address.ts'
import { useLanguage, useText } from '../shell/spoken.ts'
import { LastDay } from './LastDay.tsx'

type Step = Dashboard['next'][number]

/** What waits for the family: the most urgent thing large, the rest beneath it. Each is a link to where it is done. */
export function NextSteps({ steps: [first, ...rest] }: { steps: readonly Step[] }) {
  const text = useText<'overview'>()
  const language = useLanguage()
  if (!first) return <p className="panel">{text('overview.nothingNext')}</p>
  return (
    <section aria-labelledby="next">
      <a className="next-step" href={stepAddress(language, first)}>
        <span className="eyebrow" id="next">
          {text('overview.nextTitle')}
        </span>
        <strong>{first.what}</strong>
        {first.by && <LastDay day={first.by} />}
      </a>
      {rest.length > 0 && (
        <>
          <h2 className="then">{text('overview.thenTitle')}</h2>
          <ul className="rows then-rows">
            {rest.map((step) => (
              <li key={`${step.kind} ${step.application} ${step.child}`}>
                <a href={stepAddress(language, step)}>{step.what}</a>
                {step.by && <LastDay day={step.by} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
