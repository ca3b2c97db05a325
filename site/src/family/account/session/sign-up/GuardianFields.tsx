import { infoPagePath } from '@pravesh/contract/addresses'
import { fill } from '@pravesh/messages/fill'
import { pathIn } from '../../../../lib/page/language.ts'
import { Field } from '../../../parts/fields/Field.tsx'
import type { FieldIssue } from '../../../parts/sending/ErrorSummary.tsx'
import { useLanguage, useText } from '../../../shell/i18n.ts'
import { Agree } from './Agree.tsx'
import { GuardianCode } from './GuardianCode.tsx'
import type { ConsentText } from './messages.ts'

const relations = ['mother', 'father', 'guardian'] as const

type Props = { applicantName: string; consent: ConsentText; errors: readonly FieldIssue[] }

/**
 * The consent of a parent or guardian to the account of a person under 18: a notice that stands alone, who they are, and the code that is
 * sent to their own mobile (DPDP Act 2023, sections 5 and 9).
 */
export function GuardianFields({ applicantName, consent, errors }: Props) {
  const text = useText<'session'>()
  const language = useLanguage()
  const name = applicantName.trim() || text('session.theStudent')
  return (
    <fieldset className="panel stack">
      <legend className="away">{text('session.guardianTitle')}</legend>
      <p>
        <strong>{text('session.guardianTitle')}</strong>
        <br />
        {text('session.guardianLead')}
      </p>
      <p>
        {text('session.guardianNotice')}{' '}
        <a href={pathIn(language, infoPagePath('privacy'))} target="_blank" rel="noreferrer">
          {text('session.guardianPrivacy')}
        </a>
      </p>
      <Field name="guardian.name" label={text('session.guardianName')} errors={errors}>
        {(attributes) => <input {...attributes} type="text" autoComplete="off" maxLength={120} />}
      </Field>
      <Field name="guardian.relation" label={text('session.guardianRelation')} errors={errors}>
        {(attributes) => (
          <select {...attributes} defaultValue="">
            <option value="">{text('shared.choose')}</option>
            {relations.map((relation) => (
              <option key={relation} value={relation}>
                {text(`session.guardianRelation_${relation}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="guardian.birthYear" label={text('session.guardianBirthYear')} errors={errors}>
        {(attributes) => (
          <input
            {...attributes}
            className="short"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            pattern="(19|20)\d{2}"
            data-need={text('session.guardianBirthYearNeed')}
          />
        )}
      </Field>
      <GuardianCode errors={errors} />
      <Agree
        name="guardian.consentVersion"
        version={consent.version}
        consentText={fill(consent.text, { name }, language)}
        errors={errors}
      />
    </fieldset>
  )
}
