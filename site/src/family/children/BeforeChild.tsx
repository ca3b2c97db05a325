import { student } from 'virtual:endpoints'
import type { Profile } from '@pravesh/contract'
import { api } from '../../api/client.ts'
import { MobileForm } from '../account/profile/MobileForm.tsx'
import { takeProfile } from '../account/profile/profile-cell.ts'
import { Agree } from '../account/session/sign-up/Agree.tsx'
import type { SignUpMessages } from '../account/session/sign-up/messages.ts'
import { focusOnMount } from '../parts/focus-on-mount.ts'
import { ErrorSummary } from '../parts/sending/ErrorSummary.tsx'
import { SendButton } from '../parts/sending/SendButton.tsx'
import { useSend } from '../parts/sending/use-send.ts'
import { useText } from '../shell/i18n.ts'

export type ParentConsent = SignUpMessages['parent']
type Props = { profile: Profile; consent: ParentConsent; onCancel: () => void }

/** Whether a child can be added from this account: its person is known by a mobile, and has declared to be a parent or guardian. */
export const isKnownParent = ({ mobileVerified, parentDeclared }: Profile): boolean => mobileVerified && parentDeclared

/** What is missing before a child can be added, one step at a time: the proof of the mobile, then the declaration of a parent. */
export function BeforeChild({ profile, consent, onCancel }: Props) {
  const text = useText<'children'>()
  const { mobile, mobileVerified, student_type } = profile
  const step = mobileVerified ? 'declare' : 'mobile'
  return (
    <section className="panel stack" aria-labelledby="before">
      <h2 id="before" ref={focusOnMount} tabIndex={-1}>
        {text('children.beforeTitle')}
      </h2>
      <p>{text('children.beforeLead')}</p>
      <h3 key={step} ref={focusOnMount} tabIndex={-1}>
        {text(step === 'mobile' ? 'children.beforeMobile' : 'children.beforeDeclare')}
      </h3>
      {step === 'mobile' ? (
        <MobileForm accountType={student_type} mobile={mobile} onDone={takeProfile} />
      ) : (
        <Declaration consent={consent} />
      )}
      <p>
        <button type="button" className="button" onClick={onCancel}>
          {text('shared.cancel')}
        </button>
      </p>
    </section>
  )
}

function Declaration({ consent: { version, text: consentText } }: Pick<Props, 'consent'>) {
  const text = useText<'children'>()
  const { errors, busy, onSubmit } = useSend(async (values) => {
    const consentVersion = String(values.get('consentVersion'))
    const { data } = await api().call(student.addConsent, { body: { purpose: 'parent', consentVersion } })
    takeProfile(data)
  })
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      <ErrorSummary errors={errors} />
      <Agree name="consentVersion" version={version} consentText={consentText} errors={errors} />
      <SendButton busy={busy}>{text('children.beforeGoOn')}</SendButton>
    </form>
  )
}
