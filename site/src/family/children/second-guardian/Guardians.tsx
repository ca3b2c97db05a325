import { admission } from 'virtual:endpoints'
import type { Child, SecondGuardian } from '@pravesh/contract'
import { formatDate } from '@pravesh/messages'
import { touch } from '../../../api/cache.ts'
import { api } from '../../../api/client.ts'
import { showToast } from '../../../toast/toast.ts'
import { MobileField } from '../../parts/fields/MobileField.tsx'
import { ErrorSummary } from '../../parts/sending/ErrorSummary.tsx'
import { SendButton } from '../../parts/sending/SendButton.tsx'
import { useSend } from '../../parts/sending/use-send.ts'
import { useLanguage, useText } from '../../shell/i18n.ts'
import { Loading } from '../../shell/Loading.tsx'
import { guardiansCell } from './guardians-cells.ts'

const say = (title: string) => showToast({ type: 'success', title, message: '', duration: 5000 })

/** Who else sees a child: invited by mobile, confirmed by name, removed. */
export function Guardians({ child: { id, name } }: { child: Child }) {
  const text = useText<'children'>()
  const { errors, busy, onSubmit } = useSend(async (values, form) => {
    await api().call(admission.inviteGuardian, { body: { child: id, mobile: String(values.get('mobile')) } })
    form.reset()
    touch('child-guardians')
    say(text('children.guardianInvitedDone'))
  })
  return (
    <details>
      <summary>{text('children.guardians', { name })}</summary>
      <div className="stack">
        <p className="soft">{text('children.guardiansLead', { name })}</p>
        <Loading cell={guardiansCell()}>
          {(rows) => (
            <ul className="rows">
              {rows
                .filter((row) => row.child === id)
                .map((row) => (
                  <GuardianItem key={row.id} row={row} />
                ))}
            </ul>
          )}
        </Loading>
        <form className="form" noValidate onSubmit={onSubmit}>
          <ErrorSummary errors={errors} />
          <MobileField
            name="mobile"
            label={text('children.guardianMobile')}
            hint={text('children.guardianMobileHint')}
            need={text('children.guardianMobileNeed')}
            errors={errors}
            isOwnNumber={false}
          />
          <p className="go">
            <SendButton busy={busy}>{text('children.guardianInvite')}</SendButton>
          </p>
        </form>
      </div>
    </details>
  )
}

function GuardianItem({ row }: { row: SecondGuardian }) {
  const { id, childName, mobile, name, createdAt, confirmedAt } = row
  const text = useText<'children'>()
  const language = useLanguage()
  const { busy, run } = useSend()
  const confirm = async () => {
    await api().call(admission.confirmGuardian, { body: { id } })
    touch('child-guardians', 'consents')
    say(text('children.guardianConfirmedDone', { name: name ?? mobile }))
  }
  const remove = async () => {
    await api().call(admission.removeGuardians, { query: { id } })
    touch('child-guardians', 'consents')
    say(text('children.guardianRemovedDone'))
  }
  return (
    <li className="stack">
      <p>{describe()}</p>
      <p className="row-actions">
        {name !== null && confirmedAt === null && (
          <button
            type="button"
            className="button main"
            aria-disabled={busy || undefined}
            onClick={() => void run(confirm)}
          >
            {text('children.guardianConfirm', { name: childName })}
          </button>
        )}
        <button type="button" className="button" aria-disabled={busy || undefined} onClick={() => void run(remove)}>
          {text('children.guardianRemove', { name: name ?? mobile })}
        </button>
      </p>
    </li>
  )
  /** Where the invitation stands, in a sentence. */
  function describe(): string {
    if (name === null) return text('children.guardianInvited', { mobile, date: formatDate(createdAt, language) })
    if (confirmedAt === null) return text('children.guardianAccepted', { name, mobile })
    return text('children.guardianConfirmed', { name, mobile, date: formatDate(confirmedAt, language) })
  }
}
