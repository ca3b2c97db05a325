import './profile.css'
import { Loading } from '../shell/Loading.tsx'
import { Screen, type ScreenProps } from '../shell/Screen.tsx'
import { PersonForm } from './PersonForm.tsx'
import { profileCell } from './profile-cell.ts'
import { SignInMethods } from './SignInMethods.tsx'

/** `/student/profile`: who somebody is, and how they sign in. */
export default function ProfileScreen(props: ScreenProps<'profile' | 'session' | 'choices'>) {
  return (
    <Screen {...props}>
      <Loading cell={profileCell()}>
        {(profile) => (
          <div className="profile">
            <PersonForm profile={profile} />
            <SignInMethods profile={profile} />
          </div>
        )}
      </Loading>
    </Screen>
  )
}
