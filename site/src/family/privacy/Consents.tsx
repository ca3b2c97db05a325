import { consentPath, consentWithdrawalPath } from '@pravesh/contract/addresses'
import { formatDateTime } from '@pravesh/messages'
import { pathIn } from '../../lib/page/language.ts'
import { useLanguage, useText } from '../shell/i18n.ts'
import { Loading } from '../shell/Loading.tsx'
import { consentsCell } from './privacy-cells.ts'

/** What was agreed to for the account, with the words of each text, and where it is withdrawn. */
export function Consents() {
  const text = useText<'privacy'>()
  const language = useLanguage()
  return (
    <section className="stack" aria-labelledby="consents">
      <h2 id="consents">{text('privacy.consentsTitle')}</h2>
      <Loading cell={consentsCell()}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{text('privacy.noConsents')}</p>
          ) : (
            <ul className="rows">
              {rows.map(({ id, by: giver, name, proof, version, at: givenAt }) => (
                <li key={id} className="access">
                  <h3>{text(`privacy.consent_${giver}`)}</h3>
                  <p className="small soft">
                    {text('privacy.agreed', { name, date: formatDateTime(givenAt, language) })}
                    {proof && ` · ${text('privacy.proven')}`} ·{' '}
                    <a href={pathIn(language, consentPath(version))}>{text('privacy.words', { version })}</a>
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </Loading>
      <p>
        <a className="button" href={pathIn(language, consentWithdrawalPath)}>
          {text('privacy.withdraw')}
        </a>
      </p>
    </section>
  )
}
