import { student } from 'virtual:endpoints'
import type { Nominee as NominatedPerson } from '@pravesh/contract'
import { formatDateTime } from '@pravesh/messages'
import { touch } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { showToast } from '../../toast/toast.ts'
import { Field } from '../parts/fields/Field.tsx'
import { ErrorSummary } from '../parts/sending/ErrorSummary.tsx'
import { SendButton } from '../parts/sending/SendButton.tsx'
import { useSend } from '../parts/sending/use-send.ts'
import { useLanguage, useText } from '../shell/i18n.ts'
import { Loading } from '../shell/Loading.tsx'
import { nomineeCell } from './privacy-cells.ts'

/** The one person who exercises the rights of the account in case of death or incapacity: named, changed and removed here. */
export function Nominee() {
  const text = useText<'privacy'>()
  return (
    <section className="stack" aria-labelledby="nominee">
      <h2 id="nominee">{text('privacy.nomineeTitle')}</h2>
      <p className="soft">{text('privacy.nomineeLead')}</p>
      <Loading cell={nomineeCell()}>
        {(nominee) => <NomineeForm key={nominee?.updatedAt ?? 'none'} nominee={nominee} />}
      </Loading>
    </section>
  )
}

function NomineeForm({ nominee }: { nominee: NominatedPerson | null }) {
  const text = useText<'privacy'>()
  const language = useLanguage()
  const say = (title: string) => showToast({ type: 'success', title, message: '', duration: 5000 })
  const { errors, busy, onSubmit, run } = useSend(async (values) => {
    const typed = (name: string) => String(values.get(name) ?? '').trim()
    const [name, relation] = [typed('name'), typed('relation')]
    const body = { name, relation, mobile: typed('mobile') || null, email: typed('email') || null }
    await api().call(student.setNominee, { body })
    touch('nominee')
    say(text('privacy.nomineeKept', { name }))
  })
  const remove = () =>
    run(async () => {
      await api().call(student.removeNominee, {})
      touch('nominee')
      say(text('privacy.nomineeRemoved'))
    })
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      {nominee === null && <p>{text('privacy.nomineeNone')}</p>}
      <ErrorSummary errors={errors} />
      <Field name="name" label={text('privacy.nomineeName')} errors={errors}>
        {(attributes) => <input {...attributes} maxLength={120} autoComplete="off" defaultValue={nominee?.name} />}
      </Field>
      <Field name="relation" label={text('privacy.nomineeRelation')} errors={errors}>
        {(attributes) => <input {...attributes} maxLength={60} defaultValue={nominee?.relation} />}
      </Field>
      <Field
        name="mobile"
        label={text('privacy.nomineeMobile')}
        hint={text('privacy.nomineeReach')}
        errors={errors}
        optional
      >
        {(attributes) => (
          <input {...attributes} type="tel" maxLength={24} autoComplete="off" defaultValue={nominee?.mobile ?? ''} />
        )}
      </Field>
      <Field name="email" label={text('privacy.nomineeEmail')} errors={errors} optional>
        {(attributes) => (
          <input {...attributes} type="email" maxLength={254} autoComplete="off" defaultValue={nominee?.email ?? ''} />
        )}
      </Field>
      <p className="go">
        <SendButton busy={busy}>{text('privacy.nomineeKeep')}</SendButton>
        {nominee && (
          <button type="button" className="button" aria-disabled={busy || undefined} onClick={() => void remove()}>
            {text('privacy.nomineeRemove')}
          </button>
        )}
      </p>
      {nominee?.reads.map(({ by, at }) => (
        <p key={at} className="small soft">
          {text('privacy.nomineeRead', { by, date: formatDateTime(at, language) })}
        </p>
      ))}
    </form>
  )
}
