import { student } from 'virtual:endpoints'
import { api } from '../../api/client.ts'
import { showToast } from '../../toast/toast.ts'
import { saveFile } from '../parts/save-file.ts'
import { ErrorSummary } from '../parts/sending/ErrorSummary.tsx'
import { SendButton } from '../parts/sending/SendButton.tsx'
import { useSend } from '../parts/sending/use-send.ts'
import { useText } from '../shell/i18n.ts'
import { PresenceField, useGuarded } from './presence.tsx'

/** Downloads a copy of all that is stored under the account, after the password. */
export function Copy() {
  const text = useText<'privacy'>()
  const { errors, setErrors, busy, onSubmit } = useSend((values, form) =>
    guarded(values, async (password) => {
      const { blob, name } = await api().file(student.export, { body: { current_password: password } })
      saveFile(blob, name)
      form.reset()
      showToast({ type: 'success', title: text('privacy.copyDone'), message: name, duration: 5000 })
    }),
  )
  const guarded = useGuarded('copy_password', setErrors)
  return (
    <section className="stack" aria-labelledby="copy">
      <h2 id="copy">{text('privacy.copyTitle')}</h2>
      <p className="soft">{text('privacy.copyLead')}</p>
      <form className="form" noValidate onSubmit={onSubmit}>
        <ErrorSummary errors={errors} />
        <PresenceField name="copy_password" errors={errors} />
        <p className="go">
          <SendButton busy={busy}>{text('privacy.copy')}</SendButton>
        </p>
      </form>
    </section>
  )
}
