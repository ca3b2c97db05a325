import './privacy.css'
import { Screen, type ScreenProps } from '../shell/Screen.tsx'
import { Access } from './Access.tsx'
import { Consents } from './Consents.tsx'
import { Copy } from './Copy.tsx'
import { Erasures } from './Erasures.tsx'
import { SecondFactor } from './factor/SecondFactor.tsx'
import { Nominee } from './Nominee.tsx'
import { Sessions } from './Sessions.tsx'

/** `/student/privacy`: who may read what the family has sent, where the account is signed in and by which steps, what was agreed to, who is nominated, and how it is erased. */
export default function Privacy(props: ScreenProps<'privacy' | 'stage'>) {
  return (
    <Screen {...props}>
      <div className="privacy">
        <Access />
        <Sessions />
        <SecondFactor />
        <Consents />
        <Nominee />
        <Copy />
        <Erasures />
      </div>
    </Screen>
  )
}
