import { Console, type ResourceNames } from '@pravesh/console-kit'
import { NestedResources } from '@pravesh/console-kit/nested/NestedResources'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { lazy } from 'react'
import { CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { access, client, news, provider, revoke, signIn, signInByPasskey, toasts } from './api.ts'
import { InstituteName } from './institutes/InstituteName.tsx'
import { InstituteSelect } from './institutes/InstituteSelect.tsx'
import { useInstituteNavigation } from './navigation.tsx'
import { screens } from './screens.tsx'
import { useSearches } from './searches.ts'
import { SignInPage } from './session/SignInPage.tsx'
import { useUrgentCount } from './work/use-work.ts'

const Home = lazy(async () => ({ default: (await import('./home/Home.tsx')).Home }))
const FirstSignInPage = lazy(async () => ({ default: (await import('./session/FirstSignInPage.tsx')).FirstSignInPage }))
const InstituteList = lazy(async () => ({ default: (await import('./institutes/InstituteList.tsx')).InstituteList }))

const NoticeSection = lazy(async () => ({
  default: (await import('./session/notices/NoticeSection.tsx')).NoticeSection,
}))
const SecurityLog = lazy(async () => ({
  default: (await import('@pravesh/institute-screens/security/SecurityLog')).SecurityLog,
}))

const names: readonly ResourceNames[] = [
  { name: 'institutes', label: 'buyer.institute', plural: 'buyer.institutes' },
  { name: 'security-log', label: menuTexts.securityLog, plural: menuTexts.securityLog },
  ...Object.entries(screens).map(([name, { label, plural }]) => ({ name, label, plural })),
]

const above = () => <InstituteName />

/** The institutes' console: the parts of an institute are child resources of it. */
export const App = () => (
  <Console
    name="console.buyerTitle"
    client={client}
    toasts={toasts}
    provider={provider}
    navigation={useInstituteNavigation}
    resources={names}
    signIn={signIn}
    signInByPasskey={signInByPasskey}
    signInPage={SignInPage}
    revoke={revoke}
    access={access}
    dashboard={Home}
    selection={<InstituteSelect filterOf={(child) => screens[child]?.filter} />}
    countUrgent={useUrgentCount}
    searches={useSearches}
    news={news}
    accountParts={<NoticeSection />}
  >
    <CustomRoutes noLayout>
      <Route path="/first-sign-in" element={<FirstSignInPage />} />
    </CustomRoutes>
    <Resource name="institutes" list={InstituteList} recordRepresentation="name">
      <Route path=":parent/:child/*" element={<NestedResources screens={screens} above={above} />} />
    </Resource>
    <Resource name="security-log" list={SecurityLog} />
  </Console>
)
