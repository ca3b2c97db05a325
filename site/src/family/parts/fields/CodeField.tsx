import { useEffect, useRef } from 'react'
import { codeIn } from '../../../lib/page/digits.ts'
import type { FieldIssue } from '../sending/ErrorSummary.tsx'
import { Field } from './Field.tsx'

declare global {
  /** WebOTP: Chrome on Android hands over the code of a text message, where the person agrees. */
  interface CredentialRequestOptions {
    otp?: { transport: 'sms'[] }
  }
}

/** The code of a text message; undefined where the browser hands none over, or the person does not want it. */
async function receivedCode(signal: AbortSignal): Promise<string | undefined> {
  try {
    const credential = await navigator.credentials.get({ otp: { transport: ['sms'] }, signal })
    return credential && 'code' in credential && typeof credential.code === 'string' ? credential.code : undefined
  } catch {
    // It was typed before hydration, or rejected: the field stays.
    return undefined
  }
}

type Props = { name?: string; label: string; hint: string; need: string; errors: readonly FieldIssue[] }

/**
 * A code of six digits, in one field: of a pasted text the digits are used, phones offer the code of a text message, and with one from
 * WebOTP the form is sent by itself. `need` is the error for any other length.
 */
export function CodeField({ name = 'otp', label, hint, need, errors }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const field = input.current
    const form = field?.form
    if (!field || !form || !('OTPCredential' in window)) return
    const waiting = new AbortController()
    const stop = () => waiting.abort()
    form.addEventListener('submit', stop)
    void receivedCode(waiting.signal).then((code) => {
      if (code === undefined || waiting.signal.aborted) return
      field.value = codeIn(code)
      form.requestSubmit()
    })
    return () => {
      form.removeEventListener('submit', stop)
      stop()
    }
  }, [])
  return (
    <Field name={name} label={label} hint={hint} errors={errors}>
      {(attributes) => (
        <input
          {...attributes}
          ref={input}
          className="short code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d{6}"
          data-need={need}
          onInput={({ currentTarget: field, nativeEvent }) => {
            if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return
            const code = codeIn(field.value)
            // Writing the same again would move the caret.
            if (code !== field.value) field.value = code
          }}
        />
      )}
    </Field>
  )
}
