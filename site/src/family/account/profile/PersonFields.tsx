import type { Profile } from '@pravesh/contract'
import { plainLine } from '@pravesh/contract/plain-text'
import { formatDate, languageNames, languages } from '@pravesh/messages'
import { genders } from '../../../lib/application/choices.ts'
import { DateParts } from '../../parts/fields/DateParts.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import type { FieldIssue } from '../../parts/sending/ErrorSummary.tsx'
import { fillPlace } from '../../parts/suggested/fill-place.ts'
import { SuggestedInput } from '../../parts/suggested/SuggestedInput.tsx'
import { suggestedNames } from '../../parts/suggested/suggested-names.ts'
import { useLanguage, useText } from '../../shell/i18n.ts'
import { PhotoChoice } from './PhotoChoice.tsx'

const lines = [
  { name: 'address', autoComplete: 'street-address', maxLength: 300, suggest: null },
  { name: 'state', autoComplete: 'address-level1', maxLength: 80, suggest: 'state' },
  { name: 'city', autoComplete: 'address-level2', maxLength: 80, suggest: 'city' },
] as const

/** The questions about a person. A parent's own date of birth is required once a college is on the list: the profile lacks it then. */
export function PersonFields({ profile, errors }: { profile: Profile; errors: readonly FieldIssue[] }) {
  const text = useText<'profile' | 'choices'>()
  const shownLanguage = useLanguage()
  const line = ({ name, autoComplete, maxLength, suggest }: (typeof lines)[number]) => (
    <Field key={name} name={name} label={text(`profile.${name}`)} errors={errors} optional>
      {(attributes) => {
        const input = { ...attributes, autoComplete, maxLength, defaultValue: profile[name] ?? '' }
        return suggest ? <SuggestedInput {...input} read={suggestedNames[suggest]} /> : <input {...input} type="text" />
      }}
    </Field>
  )
  return (
    <>
      <Field name="name" label={text('profile.name')} errors={errors}>
        {(attributes) => (
          <input {...attributes} type="text" autoComplete="name" maxLength={120} defaultValue={profile.name} />
        )}
      </Field>
      {profile.dateOfBirth === null ? (
        (profile.student_type === 'college' || profile.completeness.missing.includes('dateOfBirth')) && (
          <DateParts
            name="dateOfBirth"
            label={text('profile.born')}
            hint={text('profile.bornHint')}
            errors={errors}
            optional
          />
        )
      ) : (
        <p>
          <strong>{text('profile.born')}:</strong> {formatDate(profile.dateOfBirth, shownLanguage)}
          <br />
          <span className="small soft">{text('profile.bornStays')}</span>
        </p>
      )}
      <Field name="gender" label={text('profile.gender')} errors={errors} optional>
        {(attributes) => (
          <select {...attributes} defaultValue={profile.gender ?? ''}>
            <option value="">{text('shared.choose')}</option>
            {genders.map((gender) => (
              <option key={gender} value={gender}>
                {text(`choices.gender_${gender}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {line(lines[0])}
      <Field name="pincode" label={text('profile.pincode')} errors={errors} optional>
        {(attributes) => (
          <input
            {...attributes}
            className="short"
            type="text"
            inputMode="numeric"
            autoComplete="postal-code"
            pattern="[1-9]\d{5}"
            defaultValue={profile.pincode ?? ''}
            data-need={text('profile.pincodeNeed')}
            onInput={({ currentTarget }) => void fillPlace(currentTarget)}
            onBlur={({ currentTarget: field }) => {
              field.value = plainLine(field.value).replaceAll(' ', '')
            }}
          />
        )}
      </Field>
      {lines.slice(1).map(line)}
      <Field
        name="language"
        label={text('profile.language')}
        hint={text('profile.languageHint')}
        errors={errors}
        optional
      >
        {(attributes) => (
          <select {...attributes} defaultValue={profile.language ?? ''}>
            <option value="">{text('shared.choose')}</option>
            {languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageNames[language]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <PhotoChoice photo={profile.photo} errors={errors} />
    </>
  )
}
