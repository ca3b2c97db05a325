import type { Profile } from '@pravesh/contract'
import { useState } from 'react'
import { showToast } from '../../islands/toast.ts'
import { useText } from '../shell/spoken.ts'
import { EmailForm } from './EmailForm.tsx'
import { MobileForm } from './MobileForm.tsx'
import { takeProfile } from './profile-cell.ts'

/** The mobile and the address that somebody signs in with, each changed by itself and behind the password. */
export function WaysIn({ profile }: { profile: Profile }) {
  const text = useText<'profile'>()
  const [open, setOpen] = useState<'mobile' | 'check' | 'email'>()
  const close = () => setOpen(undefined)
  const done = (changed: Profile) => {
    takeProfile(changed)
    close()
    showToast({ type: 'success', title: text('profile.title'), message: text('profile.saved') })
  }
  const { mobile, mobileVerified, email, student_type } = profile
  const ofMobile = open === 'mobile' || open === 'check'
  return (
    <section className="stack" aria-labelledby="ways">
      <h2 id="ways">{text('profile.ways')}</h2>
      <div className="panel stack">
        <h3>{text('profile.mobile')}</h3>
        <p>
          {mobile ?? text('profile.none')}{' '}
          {mobile && (
            <span className={mobileVerified ? 'tag good' : 'tag urgent'}>
              {text(mobileVerified ? 'profile.checked' : 'profile.notChecked')}
            </span>
          )}
        </p>
        {mobile && !mobileVerified && <p className="soft">{text('profile.notCheckedHint')}</p>}
        {ofMobile ? (
          <MobileForm
            key={open}
            track={student_type}
            mobile={open === 'check' ? mobile : null}
            onDone={done}
            onKeep={close}
          />
        ) : (
          <p className="row-actions">
            {mobile && !mobileVerified && (
              <button type="button" className="button main" onClick={() => setOpen('check')}>
                {text('profile.check')}
              </button>
            )}
            <button type="button" className="button" onClick={() => setOpen('mobile')}>
              {text('profile.changeMobile')}
            </button>
          </p>
        )}
      </div>
      <div className="panel stack">
        <h3>{text('profile.email')}</h3>
        <p>{email ?? text('profile.none')}</p>
        {open === 'email' ? (
          <EmailForm onDone={done} onKeep={close} />
        ) : (
          <p className="row-actions">
            <button type="button" className="button" onClick={() => setOpen('email')}>
              {text('profile.changeEmail')}
            </button>
          </p>
        )}
      </div>
    </section>
  )
}
