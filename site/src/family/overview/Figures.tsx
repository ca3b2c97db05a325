import type { Dashboard } from '@pravesh/contract'
import { formatNumber, formatRupees } from '@pravesh/messages'
import { pathIn } from '../../lib/page/language.ts'
import { useLanguage, useText } from '../shell/i18n.ts'

type Props = Pick<Dashboard, 'shortlisted' | 'inCart' | 'documents' | 'enquiries' | 'paid'>

/** How much there is of everything else, each a link to its list. `paid` is in paise. */
export function Figures({ shortlisted, inCart, documents, enquiries, paid }: Props) {
  const text = useText<'overview'>()
  const language = useLanguage()
  const rows = [
    ['shortlist', text('overview.shortlisted'), formatNumber(shortlisted, language)],
    ['cart', text('overview.inCart'), formatNumber(inCart, language)],
    ['documents', text('overview.documents', { count: documents }), formatNumber(documents, language)],
    ['queries', text('overview.enquiries', { count: enquiries }), formatNumber(enquiries, language)],
    ['payments', text('overview.paid'), formatRupees(paid / 100, language)],
  ] as const
  return (
    <section className="panel" aria-labelledby="figures">
      <h2 id="figures">{text('overview.figuresTitle')}</h2>
      <ul className="counts">
        {rows.map(([path, name, count]) => (
          <li key={path}>
            <a href={pathIn(language, `/student/${path}`)}>
              <b>{count}</b> {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
