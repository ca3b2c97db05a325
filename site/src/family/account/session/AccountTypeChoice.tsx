import type { AccountType } from '../../../stores/session.ts'
import { fieldId } from '../../parts/sending/ErrorSummary.tsx'
import { useText } from '../../shell/i18n.ts'

const accountTypes = ['college', 'school'] as const

/** The first use of a new account: its form differs. The account is for both. */
export function AccountTypeChoice({
  accountType,
  onChoose,
}: {
  accountType: AccountType | undefined
  onChoose: (accountType: AccountType) => void
}) {
  const text = useText<'session'>()
  return (
    <fieldset className="tracks" id={fieldId('student_type')} tabIndex={-1}>
      <legend>{text('session.iAm')}</legend>
      {accountTypes.map((option) => (
        <label key={option} className="choice">
          <input
            type="radio"
            name="student_type"
            value={option}
            checked={accountType === option}
            onChange={() => onChoose(option)}
          />
          <span>
            <strong>{text(`session.${option}`)}</strong> <small className="soft">{text(`session.${option}Hint`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
