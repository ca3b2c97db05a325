import { student } from 'virtual:endpoints'
import { useRef } from 'react'
import { touch } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { showToast } from '../../toast/toast.ts'
import { useFormDraft } from '../parts/draft/use-form-draft.ts'
import { Field } from '../parts/fields/Field.tsx'
import { InfoLinks } from '../parts/InfoLinks.tsx'
import { InstitutePick } from '../parts/institute/InstitutePick.tsx'
import { useDraftInstitute } from '../parts/institute/use-draft-institute.ts'
import { ErrorSummary, fieldId } from '../parts/sending/ErrorSummary.tsx'
import { SendButton } from '../parts/sending/SendButton.tsx'
import { useSend } from '../parts/sending/use-send.ts'
import { useLanguage, useText } from '../shell/i18n.ts'
import type { Agreed } from './agreed.ts'

/** Sends a question to an institute, or to the staff of Pravesh. Input is stored in the browser until it was sent. */
export function AskForm({ agreed }: { agreed: Agreed }) {
  const text = useText<'queries' | 'pick'>()
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const draft = useFormDraft(form, 'query')
  const [picked, setPicked] = useDraftInstitute('query')
  const { errors, busy, onSubmit } = useSend(async (values) => {
    const mobile = String(values.get('mobile') ?? '').trim()
    const body = {
      message: String(values.get('message')),
      ...(picked && { instituteType: picked.instituteType, instituteId: picked.instituteId }),
      ...(mobile && { mobile }),
      consentVersion: agreed.version,
      language,
    }
    const { data } = await api().call(student.raise, { body })
    draft.clear()
    form.current?.reset()
    setPicked(undefined)
    touch('queries', 'dashboard')
    const message = text('queries.sentLead', {
      name: data.readBy,
      hours: data.replyWithinHours,
      reference: data.reference,
    })
    showToast({ type: 'success', title: text('queries.sent'), message, duration: 7000 })
  })
  const reader = picked?.name ?? 'Pravesh'
  return (
    <details className="panel ask" open={draft.found || picked !== undefined}>
      <summary>{text('queries.askTitle')}</summary>
      <form ref={form} className="form" noValidate onSubmit={onSubmit} onInput={draft.store}>
        <ErrorSummary errors={errors} />
        <InstitutePick
          label={text('queries.aboutInstitute')}
          errors={errors}
          picked={picked}
          onPick={setPicked}
          optional
        />
        <Field name="message" label={text('queries.message')} hint={text('queries.messageHint')} errors={errors}>
          {(attributes) => (
            <textarea {...attributes} rows={4} minLength={5} maxLength={2000} data-need={text('queries.needMessage')} />
          )}
        </Field>
        <Field name="mobile" label={text('queries.mobile')} hint={text('queries.mobileHint')} errors={errors} optional>
          {(attributes) => (
            <input
              {...attributes}
              type="tel"
              autoComplete="tel"
              maxLength={24}
              data-need={text('queries.mobileNeed')}
            />
          )}
        </Field>
        <label className="choice">
          <input
            type="checkbox"
            id={fieldId('consentVersion')}
            name="consentVersion"
            required
            data-need={text('queries.needConsent')}
          />
          <span>{agreed.text.replace('{name}', reader)}</span>
        </label>
        <InfoLinks pages={['privacy']} consentVersion={agreed.version} />
        <SendButton busy={busy}>{text('queries.send')}</SendButton>
      </form>
    </details>
  )
}
