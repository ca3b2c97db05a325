import type { ConsentRow } from '@pravesh/contract'
import { consentPath } from '@pravesh/contract/addresses'
import { formatDateTime } from '@pravesh/messages'
import { pathIn } from '../../lib/page/language.ts'
import { useLanguage, useText } from '../shell/i18n.ts'
import { WithdrawConsent } from './WithdrawConsent.tsx'

const titleOf = {
  account: 'privacy.consent_account',
  parent: 'privacy.consent_parent',
  guardian: 'privacy.consent_guardian',
  application: 'privacy.consent_application',
  sharing: 'privacy.consent_sharing',
  'second-guardian': 'privacy.consent_second_guardian',
  enquiry: 'privacy.consent_enquiry',
} as const

/** One consent: what for, by whom, in which words, and the way to withdraw it while it counts. */
export function ConsentItem({ row }: { row: ConsentRow }) {
  const { purpose, by: giver, name, recipient, proof, version, at: givenAt, withdrawnAt } = row
  const text = useText<'privacy'>()
  const language = useLanguage()
  const given = { name, date: formatDateTime(givenAt, language) }
  const details = [
    text(purpose === 'enquiry' ? 'privacy.consentNumber' : 'privacy.agreed', given),
    ...(proof ? [text(proof === 'digilocker' ? 'privacy.provenByDigilocker' : 'privacy.proven')] : []),
    ...(giver === 'staff' ? [text('privacy.byStaff')] : []),
  ]
  return (
    <li className="access">
      <h3>{text(titleOf[purpose], { name: recipient ?? 'Pravesh' })}</h3>
      <p className="small soft">
        {details.join(' · ')}
        {version && (
          <>
            {' · '}
            <a href={pathIn(language, consentPath(version))}>{text('privacy.words', { version })}</a>
          </>
        )}
      </p>
      {withdrawnAt ? (
        <p>{text('privacy.withdrawnOn', { date: formatDateTime(withdrawnAt, language) })}</p>
      ) : (
        <Withdrawal row={row} />
      )}
    </li>
  )
}

/** How each purpose is withdrawn: here, or at the place on this page or in the form that says what follows. */
function Withdrawal({ row: { purpose, of, recipient, reference } }: { row: ConsentRow }) {
  const text = useText<'privacy'>()
  const language = useLanguage()
  if (purpose === 'enquiry')
    return of === null ? null : <WithdrawConsent id={of} reader={recipient ?? 'Pravesh'} reference={reference ?? ''} />
  const link = {
    application: { href: '#access', label: text('privacy.toAccess') },
    sharing: { href: pathIn(language, '/student/application-form'), label: text('privacy.toSharing') },
    'second-guardian': { href: pathIn(language, '/student/children'), label: text('privacy.toChildren') },
    ...{ account: undefined, parent: undefined, guardian: undefined },
  }[purpose]
  const { href, label } = link ?? { href: '#erase', label: text('privacy.withdrawAccount') }
  return (
    <p className="row-actions">
      <a className="button" href={href}>
        {label}
      </a>
    </p>
  )
}
