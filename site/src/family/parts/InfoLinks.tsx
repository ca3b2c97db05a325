import { consentPath, type InfoPageName, infoPagePath } from '@pravesh/contract/addresses'
import { pathIn } from '../../lib/page/language.ts'
import { useLanguage, useText } from '../shell/i18n.ts'

type LinkedPage = Extract<InfoPageName, 'terms' | 'privacy' | 'refunds' | 'how-reviews-work'>
type Props = { pages: readonly LinkedPage[]; consentVersion?: string }

/** Links to the terms of a consent: a version of its text, and information pages. */
export function InfoLinks({ pages, consentVersion }: Props) {
  const text = useText()
  const language = useLanguage()
  const links = [
    ...(consentVersion ? [{ path: consentPath(consentVersion), label: text('shared.consentText') }] : []),
    ...pages.map((page) => ({ path: infoPagePath(page), label: text(`shared.${page}`) })),
  ]
  return (
    <ul className="info-links small">
      {links.map(({ path, label }) => (
        <li key={path}>
          <a href={pathIn(language, path)}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
