import type { Profile } from '@pravesh/contract'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { showToast } from '../../../toast/toast.ts'
import { useText } from '../../shell/i18n.ts'
import { EmailCheck } from './EmailCheck.tsx'
import { EmailForm } from './EmailForm.tsx'
import { MobileForm } from './MobileForm.tsx'
import { takeProfile } from './profile-cell.ts'

/** The mobile and the address for signing in: each verified by a code, and changed separately with the password. */
export function SignInMethods({ profile }: { profile: Profile }) {
  const text = useText<'profile'>()
  const { mobile, mobileVerified, email, emailVerified, student_type } = profile
  return (
    <section className="stack" aria-labelledby="ways">
      <h2 id="ways">{text('profile.ways')}</h2>
      <Way
        title={text('profile.mobile')}
        value={mobile}
        verified={mobileVerified}
        hint={text('profile.notCheckedHint')}
        other={text('profile.changeMobile')}
        form={(act, onDone, onCancel) => (
          <MobileForm
            key={act}
            accountType={student_type}
            mobile={act === 'check' ? mobile : null}
            onDone={onDone}
            onCancel={onCancel}
          />
        )}
      />
      <Way
        title={text('profile.email')}
        value={email}
        verified={emailVerified}
        hint={text('profile.emailNotCheckedHint')}
        other={text('profile.changeEmail')}
        form={(act, onDone, onCancel) =>
          act === 'check' && email ? (
            <EmailCheck email={email} onDone={onDone} onCancel={onCancel} />
          ) : (
            <EmailForm onDone={onDone} onCancel={onCancel} />
          )
        }
      />
    </section>
  )
}

type Act = 'check' | 'change'
type WayProps = {
  title: string
  value: string | null
  verified: boolean
  /** The benefit of verifying it. */
  hint: string
  /** The label of the button that changes it. */
  other: string
  form: (act: Act, onDone: (profile: Profile) => void, onCancel: () => void) => ReactNode
}
/** One of them, and the form that checks or changes it. The focus goes to its heading when a form opens or goes. */
function Way({ title, value, verified, hint, other, form }: WayProps) {
  const text = useText<'profile'>()
  const [act, setAct] = useState<Act>()
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(act)
  useEffect(() => {
    if (before.current !== act) heading.current?.focus()
    before.current = act
  }, [act])
  const close = () => setAct(undefined)
  const done = (changed: Profile) => {
    takeProfile(changed)
    close()
    showToast({ type: 'success', title: text('profile.title'), message: text('profile.saved') })
  }
  const unchecked = value !== null && !verified
  return (
    <div className="panel stack">
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>
        {value ?? text('profile.none')}{' '}
        {value && (
          <span className={verified ? 'tag good' : 'tag urgent'}>
            {text(verified ? 'profile.checked' : 'profile.notChecked')}
          </span>
        )}
      </p>
      {unchecked && <p className="soft">{hint}</p>}
      {act ? (
        form(act, done, close)
      ) : (
        <p className="row-actions">
          {unchecked && (
            <button type="button" className="button main" onClick={() => setAct('check')}>
              {text('profile.check')}
            </button>
          )}
          <button type="button" className="button" onClick={() => setAct('change')}>
            {other}
          </button>
        </p>
      )}
    </div>
  )
}
