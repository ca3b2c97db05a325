import { Fragment, useEffect, useRef, useState } from 'react'
import type { EnquiryFormProps } from '../../lib/enquiry/form.ts'
import { trapField } from '../../lib/enquiry/form-body.ts'
import { forgetDraft, restoreDraft, saveDraft } from './draft.ts'
import { FormBoundary } from './FormBoundary.tsx'
import { ErrorLine, FormField } from './FormField.tsx'
import Receipt from './Receipt.tsx'
import { useEnquiry } from './use-enquiry.ts'
import { useLists } from './use-lists.ts'

/**
 * Text already in a text area. React resets this field, if it has an initial text, to that text on hydration: unless it is given the
 * input.
 */
function inputValue(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const field = document.getElementById(id)
  return field instanceof HTMLTextAreaElement ? field.value : undefined
}

/**
 * The enquiry form: a plain form to its own page, which displays it again with input and errors. After a touch it sends itself in place,
 * and its receipt replaces it.
 */
export default function EnquiryForm(props: EnquiryFormProps) {
  return (
    <FormBoundary action={props.action} texts={props.texts}>
      <LiveForm {...props} />
    </FormBoundary>
  )
}

function LiveForm(props: EnquiryFormProps) {
  const {
    action,
    main,
    hidden,
    fields,
    message = '',
    needsMessage = false,
    trapped,
    agreed = false,
    notice,
    texts,
  } = props
  const { form, fieldErrors, sent, busy, receipt, onSubmit } = useEnquiry(props)
  const { listOf, onInput } = useLists(form, fields)
  const [text] = useState(() => inputValue('f-message') ?? message)
  const [restored, setRestored] = useState(false)
  // What the server sent back after a failed attempt is newer than a draft.
  const isFirstAttempt = !props.fieldErrors && !notice
  useEffect(() => {
    if (form.current && isFirstAttempt) setRestored(restoreDraft(action, form.current))
  }, [action, isFirstAttempt, form])
  useEffect(() => {
    if (receipt) forgetDraft(action)
  }, [action, receipt])
  function clear() {
    forgetDraft(action)
    form.current?.reset()
    setRestored(false)
  }
  if (receipt) return <SentNotice {...props} reference={receipt.reference} hours={receipt.replyWithinHours} />
  const caught = fieldErrors[trapField]
  return (
    <form
      ref={form}
      className="enquiry"
      method="post"
      action={action}
      onSubmit={onSubmit}
      onInput={(event) => {
        onInput(event)
        saveDraft(action, event.currentTarget)
      }}
    >
      {restored && texts.draft && (
        <p className="full small" role="status">
          {texts.draft}{' '}
          <button type="button" className="link" onClick={clear}>
            {texts.clearDraft}
          </button>
        </p>
      )}
      {notice && !sent && (
        <p className="refused" role="alert">
          {notice}
        </p>
      )}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          list={listOf(field)}
          errorMessage={fieldErrors[field.name]}
          texts={texts}
        />
      ))}
      <div className="field full">
        <label htmlFor="f-message">
          {texts.message} {!needsMessage && <span className="small soft">({texts.optional})</span>}
        </label>
        <textarea
          id="f-message"
          name="message"
          rows={3}
          maxLength={2000}
          defaultValue={text}
          required={needsMessage}
          aria-invalid={fieldErrors.message ? 'true' : undefined}
          aria-describedby={fieldErrors.message ? 'f-message-wrong' : undefined}
        />
        <ErrorLine id="f-message" errorMessage={fieldErrors.message} />
      </div>
      <p className={caught ? '' : 'away'} aria-hidden={caught ? undefined : 'true'}>
        <label htmlFor="f-fax">{texts.trap}</label>
        <input
          id="f-fax"
          name={trapField}
          autoComplete="off"
          tabIndex={caught ? undefined : -1}
          defaultValue={trapped}
        />
        {caught && <span className="wrong small">{caught}</span>}
      </p>
      <div className="full">
        <label className="tick">
          <input
            type="checkbox"
            id="f-consent"
            name="consent"
            value="yes"
            defaultChecked={agreed}
            aria-invalid={fieldErrors.consent ? 'true' : undefined}
            aria-describedby={fieldErrors.consent ? 'f-consent-wrong' : undefined}
            required
          />
          <span>{texts.consent}</span>
        </label>
        <ErrorLine id="f-consent" errorMessage={fieldErrors.consent} />
      </div>
      <div className="full send">
        <button type="submit" className={main ? 'button act' : 'button main'} aria-disabled={busy || undefined}>
          {busy ? texts.sending : texts.send}
        </button>
        <p className="small soft">
          {props.receipt.readBy} {texts.expected}
          {props.links.map(({ path, label }, index) => (
            <Fragment key={path}>
              {index === 0 ? ' ' : ' · '}
              <a href={path}>{label}</a>
            </Fragment>
          ))}
        </p>
      </div>
    </form>
  )
}

/** The receipt in the place of the form. It takes the focus, which would be lost with the button. */
function SentNotice({ texts, receipt, reference, hours }: EnquiryFormProps & { reference: string; hours: number }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className="receipt" tabIndex={-1}>
      <h2>{texts.sent}</h2>
      <Receipt texts={receipt} reference={reference} hours={hours} />
    </div>
  )
}
