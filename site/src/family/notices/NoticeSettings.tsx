import { student } from 'virtual:endpoints'
import type { FamilyNotices, FamilyNoticesChange } from '@pravesh/contract'
import { useRef } from 'react'
import { api } from '../../api/client.ts'
import { showToast } from '../../toast/toast.ts'
import { Field } from '../parts/fields/Field.tsx'
import { ErrorSummary } from '../parts/sending/ErrorSummary.tsx'
import { SendButton } from '../parts/sending/SendButton.tsx'
import { useSend } from '../parts/sending/use-send.ts'
import { useText } from '../shell/i18n.ts'
import { noticesCell } from './notices-cell.ts'

type Settings = FamilyNotices['settings']
type Choice = NonNullable<FamilyNoticesChange['choices']>[number]
const channels = ['mail', 'sms', 'list'] as const
const hours = Array.from({ length: 24 }, (_, hour) => hour)
const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** An hour of a form: null where none is chosen. */
const hourOf = (value: FormDataEntryValue | null): number | null =>
  typeof value === 'string' && value !== '' ? Number(value) : null

/** The channels of a form by kind: a kind whose field is not there stays as it is. */
const choicesOf = (values: FormData, { choices }: Settings): Choice[] =>
  choices.flatMap(({ kind }) => {
    const channel = channels.find((name) => name === values.get(kind))
    return channel ? [{ kind, channel }] : []
  })

/** How the account is told: a channel for each kind of news, quiet hours, and mails that were stopped. */
export function NoticeSettings({ settings }: { settings: Settings }) {
  const text = useText<'notices'>()
  const form = useRef<HTMLFormElement>(null)
  async function change(body: FamilyNoticesChange): Promise<void> {
    const { data } = await api().call(student.changeNotices, { body })
    noticesCell().put(data)
    showToast({ type: 'success', title: text('notices.settings'), message: text('notices.saved') })
  }
  const { errors, busy, onSubmit, run } = useSend((values) =>
    change({
      choices: choicesOf(values, settings),
      quietFrom: hourOf(values.get('quietFrom')),
      quietTo: hourOf(values.get('quietTo')),
    }),
  )
  const { email, stopped, canSms } = settings
  return (
    <section className="stack notice-settings" aria-labelledby="notice-settings">
      <h2 id="notice-settings">{text('notices.settings')}</h2>
      <p className="soft">{email ? text('notices.settingsLead', { email }) : text('notices.noAddress')}</p>
      {stopped === 'bounced' && <p className="stale">{text('notices.bounced')}</p>}
      {stopped === 'unsubscribed' && (
        <p className="row-actions">
          <span>{text('notices.unsubscribed')}</span>
          <button type="button" className="button" onClick={() => void run(() => change({ resume: true }))}>
            {text('notices.resume')}
          </button>
        </p>
      )}
      <form className="form" noValidate ref={form} onSubmit={onSubmit}>
        <ErrorSummary errors={errors} />
        {settings.choices.map(({ kind, channel }) => (
          <Field key={kind} name={kind} label={text(`notices.kind_${kind}`)} errors={errors}>
            {(attributes) => (
              <select {...attributes} defaultValue={channel}>
                {channels
                  .filter((name) => name !== 'sms' || canSms || channel === 'sms')
                  .map((name) => (
                    <option key={name} value={name}>
                      {text(`notices.channel_${name}`)}
                    </option>
                  ))}
              </select>
            )}
          </Field>
        ))}
        <p className="soft">{text('notices.quietLead')}</p>
        {(['quietFrom', 'quietTo'] as const).map((name) => (
          <Field key={name} name={name} label={text(`notices.${name}`)} errors={errors} optional>
            {(attributes) => (
              <select {...attributes} defaultValue={settings[name] ?? ''}>
                <option value="">{text('notices.noQuiet')}</option>
                {hours.map((hour) => (
                  <option key={hour} value={hour}>
                    {hourText(hour)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
        <SendButton busy={busy}>{text('shared.save')}</SendButton>
      </form>
    </section>
  )
}
