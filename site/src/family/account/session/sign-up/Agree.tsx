import { useState } from 'react'
import { InfoLinks } from '../../../parts/InfoLinks.tsx'
import { type FieldIssue, fieldId } from '../../../parts/sending/ErrorSummary.tsx'
import { useText } from '../../../shell/i18n.ts'

type Props = { name: string; version: string; consentText: string; errors: readonly FieldIssue[] }

/** A consent. The value under `name` is the version of the text on the page. */
export function Agree({ name, version, consentText, errors }: Props) {
  const text = useText<'session'>()
  const [agreed, setAgreed] = useState(false)
  const id = fieldId(name)
  const errorMessage = errors.find(({ field }) => field === name)?.message
  return (
    <div className={errorMessage ? 'field refused' : 'field'}>
      {errorMessage && (
        <p className="wrong" id={`${id}-wrong`}>
          {errorMessage}
        </p>
      )}
      <label className="choice agree" htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value={version}
          required
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={errorMessage && `${id}-wrong`}
          // With a tick, there is only one reason for a rejection.
          data-need={text(agreed ? 'session.wordsChanged' : 'session.agreeNeeded')}
          onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
        />
        <span>{consentText}</span>
      </label>
      <InfoLinks pages={['terms', 'privacy']} consentVersion={version} />
    </div>
  )
}
