import type { Dashboard } from '@pravesh/contract'
import { stepAddress } from '../../lib/family/family-address.ts'
import { pathIn } from '../../lib/page/language.ts'
import { useLanguage, useText } from '../shell/i18n.ts'
import { LastDay } from './LastDay.tsx'

type Step = Dashboard['next'][number]

type StepRow = { key: string; href: string; subject: string; deadline: string | null }

/**
 * The family's open tasks: the most urgent one large, the rest below it. Each is a link to its page. Unpaid fees in the cart come after
 * applications and forms, and before the profile: applications are not sent while they are unpaid.
 */
export function NextSteps({ steps, inCart }: { steps: readonly Step[]; inCart: number }) {
  const text = useText<'overview'>()
  const language = useLanguage()
  const stepRows = steps.map((step): StepRow & Pick<Step, 'kind'> => {
    const { kind, application, child, what: subject, by: deadline } = step
    return {
      kind,
      key: `${kind} ${application} ${child}`,
      href: stepAddress(language, step),
      subject: subject,
      deadline: deadline,
    }
  })
  const pay: StepRow = {
    key: 'cart',
    href: pathIn(language, '/student/cart'),
    subject: text('overview.payCart', { count: inCart }),
    deadline: null,
  }
  const [first, ...rest] = [
    ...stepRows.filter(({ kind }) => kind !== 'profile'),
    ...(inCart > 0 ? [pay] : []),
    ...stepRows.filter(({ kind }) => kind === 'profile'),
  ]
  if (!first) return <p className="panel">{text('overview.nothingNext')}</p>
  return (
    <section aria-labelledby="next">
      <a className="next-step" href={first.href}>
        <span className="eyebrow" id="next">
          {text('overview.nextTitle')}
        </span>
        <strong>{first.subject}</strong>
        {first.deadline && <LastDay day={first.deadline} />}
      </a>
      {rest.length > 0 && (
        <>
          <h2 className="then">{text('overview.thenTitle')}</h2>
          <ul className="rows then-rows">
            {rest.map(({ key, href, subject, deadline }) => (
              <li key={key}>
                <a href={href}>{subject}</a>
                {deadline && <LastDay day={deadline} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
