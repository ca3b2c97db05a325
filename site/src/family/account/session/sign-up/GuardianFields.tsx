import { fill } from '@pravesh/messages/fill'
import { Field } from '../../../parts/fields/Field.tsx'
import { MobileField } from '../../../parts/fields/MobileField.tsx'
import type { FieldIssue } from '../../../parts/sending/ErrorSummary.tsx'
import { useLanguage, useText } from '../../../shell/i18n.ts'
import { Agree } from './Agree.tsx'
import type { ConsentText } from './messages.ts'

/** The guardian's consent for a person under 18. */
export function GuardianFields({
  applicantName,
  consent,
  errors,
}: {
  applicantName: string
  consent: ConsentText
  errors: readonly FieldIssue[]
}) {
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
      <Field name="guardian.name" label={text('session.guardianName')} errors={errors}>
        {(attributes) => <input {...attributes} type="text" autoComplete="off" maxLength={120} />}
      </Field>
      <MobileField
        name="guardian.mobile"
        label={text('session.guardianMobile')}
        hint={text('session.guardianMobileHint')}
        need={text('session.mobileNeed')}
        errors={errors}
        isOwnNumber={false}
      />
      <Agree
        name="guardian.consentVersion"
        version={consent.version}
        consentText={fill(consent.text, { name }, language)}
        errors={errors}
      />
    </fieldset>
  )
}
