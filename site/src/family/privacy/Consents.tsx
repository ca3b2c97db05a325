import type { ConsentRow } from '@pravesh/contract'
import { consentPath } from '@pravesh/contract/addresses'
import { formatDateTime } from '@pravesh/messages'
import { pathIn } from '../../lib/page/language.ts'
import { useLanguage, useText } from '../shell/i18n.ts'
import { Loading } from '../shell/Loading.tsx'
import { consentsCell } from './privacy-cells.ts'
import { WithdrawConsent } from './WithdrawConsent.tsx'

/** What was agreed to, with the words of each text, and the button that withdraws it. */
export function Consents() {
  const text = useText<'privacy'>()
  return (
    <section className="stack" aria-labelledby="consents">
      <h2 id="consents">{text('privacy.consentsTitle')}</h2>
      <Loading cell={consentsCell()}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{text('privacy.noConsents')}</p>
          ) : (
            <ul className="rows">
              {rows.map((row) => (
                <ConsentItem key={`${row.purpose}-${row.id}`} row={row} />
              ))}
            </ul>
          )
        }
      </Loading>
    </section>
  )
}

function ConsentItem({ row }: { row: ConsentRow }) {
  const { id, purpose, by: giver, name, recipient, proof, version, at: givenAt, withdrawnAt } = row
  const text = useText<'privacy'>()
  const language = useLanguage()
  const reader = recipient ?? 'Pravesh'
  const given = { name, date: formatDateTime(givenAt, language) }
  return (
    <li className="access">
      <h3>
        {purpose === 'enquiry' ? text('privacy.consent_enquiry', { name: reader }) : text(`privacy.consent_${giver}`)}
      </h3>
      <p className="small soft">
        {purpose === 'enquiry' ? text('privacy.consentNumber', given) : text('privacy.agreed', given)}
        {proof && ` · ${text('privacy.proven')}`} ·{' '}
        <a href={pathIn(language, consentPath(version))}>{text('privacy.words', { version })}</a>
      </p>
      {withdrawnAt && <p>{text('privacy.withdrawnOn', { date: formatDateTime(withdrawnAt, language) })}</p>}
      {purpose === 'enquiry' && !withdrawnAt && <WithdrawConsent id={id} reader={reader} reference={name} />}
      {purpose === 'account' && (
        <p className="row-actions">
          <a className="button" href="#erase">
            {text('privacy.withdrawAccount')}
          </a>
        </p>
      )}
    </li>
  )
}
