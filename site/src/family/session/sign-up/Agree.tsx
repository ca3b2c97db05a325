import { useState } from 'react'
import { fieldId, type Wrong } from '../../parts/ErrorSummary.tsx'
import { useText } from '../../shell/spoken.ts'

type Props = { name: string; version: string; words: string; errors: readonly Wrong[] }

/** Words to agree to. What is sent under `name` is which version of them was on the page. */
export function Agree({ name, version, words, errors }: Props) {
  const text = useText<'session'>()
  const [agreed, setAgreed] = useState(false)
  const id = fieldId(name)
  const wrong = errors.find(({ field }) => field === name)?.message
  return (
    <div className={wrong ? 'field refused' : 'field'}>
      {wrong && (
        <p className="wrong" id={`${id}-wrong`}>
          {wrong}
        </p>
      )}
      <label className="choice agree" htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value={version}
          required
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong && `${id}-wrong`}
          // Ticked, it is refused for one reason alone.
          data-need={text(agreed ? 'session.wordsChanged' : 'session.agreeNeeded')}
          onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
        />
        <span>{words}</span>
      </label>
    </div>
  )
}
