import { Field } from '../../../parts/fields/Field.tsx'
import { MobileField } from '../../../parts/fields/MobileField.tsx'
import type { FieldIssue } from '../../../parts/sending/ErrorSummary.tsx'
import { useText } from '../../../shell/i18n.ts'

/**
 * Whom a person under 18 names as parent or guardian: that person is sent a message and agrees on a page of their own (DPDP Act 2023, s. 5
 * and 9). The browser offers neither field: both are another person's.
 */
export function GuardianFields({ errors }: { errors: readonly FieldIssue[] }) {
  const text = useText<'session'>()
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
    </fieldset>
  )
}
