import './profile.css'
import { pathIn } from '../../../lib/page/language.ts'
import { useLanguage, useText } from '../../shell/i18n.ts'
import { Loading } from '../../shell/Loading.tsx'
import { Screen, type ScreenProps } from '../../shell/Screen.tsx'
import { PersonForm } from './PersonForm.tsx'
import { profileCell } from './profile-cell.ts'
import { SignInMethods } from './SignInMethods.tsx'

/** Where a consent is withdrawn. */
function Consent() {
  const text = useText<'profile'>()
  const language = useLanguage()
  return (
    <section className="stack">
      <h2>{text('profile.consent')}</h2>
      <p>{text('profile.consentText')}</p>
      <p className="row-actions">
        <a className="button" href={pathIn(language, '/student/privacy')}>
          {text('profile.yourData')}
        </a>
      </p>
    </section>
  )
}

/** `/student/profile`: personal details, and sign-in methods. */
export default function ProfileScreen(props: ScreenProps<'profile' | 'session' | 'choices'>) {
  return (
    <Screen {...props}>
      <Loading cell={profileCell()}>
        {(profile) => (
          <div className="profile">
            <PersonForm profile={profile} />
            <SignInMethods profile={profile} />
            <Consent />
          </div>
        )}
      </Loading>
    </Screen>
  )
}
