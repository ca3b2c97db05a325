import { student } from 'virtual:endpoints'
import type { GuardianRow } from '@pravesh/contract'
import { formatDate, formatDateTime } from '@pravesh/messages'
import { api } from '../../api/client.ts'
import { showToast } from '../../toast/toast.ts'
import { Field } from '../parts/fields/Field.tsx'
import { MobileField } from '../parts/fields/MobileField.tsx'
import { ErrorSummary } from '../parts/sending/ErrorSummary.tsx'
import { SendButton } from '../parts/sending/SendButton.tsx'
import { useSend } from '../parts/sending/use-send.ts'
import { useLanguage, useText } from '../shell/i18n.ts'

type Props = { guardian: GuardianRow; onSent: () => void }

/** Says whom the account of a person under 18 waits for, and has the message sent again or to another person (DPDP Act 2023, s. 9(1)). */
export function GuardianNotice({ guardian: { name, mobile, sentAt, withdrawnAt, until }, onSent }: Props) {
  const text = useText<'overview'>()
  const language = useLanguage()
  if (!name || !mobile)
    return (
      <section className="panel stack" aria-labelledby="guardian">
        <h2 id="guardian">{text('overview.waitNobodyTitle')}</h2>
        <p>{text('overview.waitNobodyLead')}</p>
        <GuardianForm name="" mobile="" onSent={onSent} />
      </section>
    )
  return (
    <section className="panel stack" aria-labelledby="guardian">
      <h2 id="guardian">{text('overview.waitTitle', { name })}</h2>
      {withdrawnAt && <p>{text('overview.waitWithdrawn', { date: formatDate(withdrawnAt, language) })}</p>}
      {sentAt && <p>{text('overview.waitLead', { name, mobile })}</p>}
      <p>
        {sentAt ? text('overview.waitSent', { date: formatDateTime(sentAt, language) }) : text('overview.waitUnsent')}{' '}
        {text('overview.waitUntil', { date: formatDate(until, language) })}
      </p>
      <details open={!sentAt}>
        <summary>{text('overview.waitChange')}</summary>
        <GuardianForm name={name} mobile={mobile} onSent={onSent} />
      </details>
    </section>
  )
}

function GuardianForm({ name, mobile, onSent }: { name: string; mobile: string; onSent: () => void }) {
  const text = useText<'overview'>()
  const { errors, busy, onSubmit } = useSend(async (values) => {
    const named = { name: String(values.get('name')).trim(), mobile: String(values.get('mobile')).trim() }
    await api().call(student.askGuardian, { body: named })
    showToast({ type: 'success', title: text('overview.waitDone', { mobile: named.mobile }), message: '' })
    onSent()
  })
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      <ErrorSummary errors={errors} />
      <Field name="name" label={text('overview.waitName')} errors={errors}>
        {(attributes) => <input {...attributes} type="text" autoComplete="off" maxLength={120} defaultValue={name} />}
      </Field>
      <MobileField
        name="mobile"
        label={text('overview.waitMobile')}
        hint={text('overview.waitMobileHint')}
        need={text('overview.waitMobileNeed')}
        errors={errors}
        value={mobile}
        isOwnNumber={false}
      />
      <SendButton busy={busy}>{text('overview.waitSend')}</SendButton>
    </form>
  )
}
