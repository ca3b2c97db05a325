import type { Client } from '@pravesh/client'
import { type ConsoleKey, english } from '@pravesh/messages/consoles'
import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react'
import {
  Admin,
  type AdminProps,
  CustomRoutes,
  type DataProvider,
  type I18nProvider,
  type LayoutProps,
  localStorageStore,
  useLogout,
  useNotify,
} from 'react-admin'
import { Route } from 'react-router-dom'
import { createI18n, type ResourceNames } from '../language/i18n.ts'
import { useTranslations } from '../language/translations.ts'
import type { NewsSource } from '../news/LiveNews.tsx'
import { AccessDenied } from '../page/AccessDenied.tsx'
import { ConsoleContext, type ConsoleContextValue } from '../page/console-context.ts'
import { ErrorPage } from '../page/ErrorPage.tsx'
import type { UnsavedFlag } from '../page/unsaved.tsx'
import { createQueryClient } from '../requests/query-client.ts'
import { ConsoleLayout } from '../shell/ConsoleLayout.tsx'
import { SignInAgain } from '../shell/sign-in/SignInAgain.tsx'
import { SignInPage } from '../shell/sign-in/SignInPage.tsx'
import { Toaster } from '../shell/toast/Toaster.tsx'
import { type Access, createAuthProvider, type PasskeySignIn, type SignIn } from './auth-provider.ts'
import { backToFirstPage } from './first-page.ts'
import { routerProvider } from './router-provider.ts'
import { themesNaming } from './theme.ts'
import type { ToastChannel } from './toasts.ts'

const InvitationPage = lazy(async () => ({
  default: (await import('../shell/sign-in/InvitationPage.tsx')).InvitationPage,
}))

const LiveNews = lazy(async () => ({ default: (await import('../news/LiveNews.tsx')).LiveNews }))

const AccountPage = lazy(async () => ({ default: (await import('../account/own/AccountPage.tsx')).AccountPage }))

type ConsoleProps = {
  /** Its name, as in the title of the window. */
  name: ConsoleKey & `console.${string}`
  client: Client
  toasts: ToastChannel
  provider: DataProvider
  navigation: ConsoleContextValue['navigation']
  resources: readonly ResourceNames[]
  signIn: SignIn
  signInByPasskey: PasskeySignIn
  revoke: () => Promise<unknown>
  access: Access
  dashboard: NonNullable<AdminProps['dashboard']>
  /** A page of its own where a sign-in takes more than a name and a password. */
  signInPage?: NonNullable<AdminProps['loginPage']>
  selection?: ReactNode
  countUrgent?: () => number
  searches?: ConsoleContextValue['searches']
  /** The call that waits for news, and the counts that they change. */
  news: NewsSource
  /** Parts of the page of one's own account that this console alone has. */
  accountParts?: ReactNode
  children: ReactNode
}

/** A person's settings of lists are stored under the English name. */
const storeOf = (name: string) => new Map(Object.entries<string>(english.console)).get(name.split('.')[1] ?? '') ?? name

type EventsProps = Pick<ConsoleProps, 'client' | 'toasts'> & { unsaved: UnsavedFlag }

/**
 * The client's messages become toasts. A sign-out in another tab ends here too, unless a form would be lost: then it prompts for a new
 * sign-in.
 */
function ClientEvents({ client, toasts, unsaved }: EventsProps) {
  const notify = useNotify()
  const logout = useLogout()
  useEffect(
    () =>
      toasts.listen(({ type, title, message, duration }) =>
        notify(message, { type: type === 'danger' ? 'error' : type, autoHideDuration: duration, title }),
      ),
    [toasts, notify],
  )
  useEffect(
    () => client.onEnded(() => void (unsaved.current ? client.renew() : logout({}, '/login'))),
    [client, logout, unsaved],
  )
  return null
}

/** The name of a button of the pager, in the language of the console. */
function pageButtonLabel({ translate }: I18nProvider, type: string, page: number | null, selected: boolean): string {
  if (type !== 'page') return translate(`ra.navigation.${type}`)
  return translate(selected ? 'ra.navigation.current_page' : 'ra.navigation.page', { page })
}

/** A console: react-admin with our theme, words, sign-in, header and navigation. `children` are its resources. */
export function Console(props: ConsoleProps) {
  const { name, client, toasts, provider, navigation, resources, signIn, revoke, access, dashboard, children } = props
  const { news, signInByPasskey, signInPage = SignInPage, selection, searches, countUrgent, accountParts } = props
  const translations = useTranslations()
  // A new language is a new provider: react-admin renders its labels again and retains input.
  const i18nProvider = useMemo(() => createI18n(resources, translations), [resources, translations])
  const title = translations.text(name)
  const themes = useMemo(
    () =>
      themesNaming({
        loading: translations.text('console.loading'),
        pageButton: (type, page, selected) => pageButtonLabel(i18nProvider, type, page, selected),
      }),
    [translations, i18nProvider],
  )
  const parts = useMemo(() => {
    const store = localStorageStore('1', storeOf(name))
    const unsaved: UnsavedFlag = { current: false }
    const layout = (layoutProps: LayoutProps) => (
      <ConsoleLayout
        {...layoutProps}
        flag={unsaved}
        extras={
          <>
            <SignInAgain signIn={signIn} signInByPasskey={signInByPasskey} />
            <ClientEvents client={client} toasts={toasts} unsaved={unsaved} />
            <Suspense>
              <LiveNews {...news} />
            </Suspense>
          </>
        }
      />
    )
    return {
      store,
      layout,
      dataProvider: backToFirstPage(provider, store),
      authProvider: createAuthProvider({
        ...{ client, signIn, signInByPasskey, revoke, access },
        hasUnsaved: () => unsaved.current,
      }),
      queryClient: createQueryClient(),
    }
  }, [name, client, toasts, provider, signIn, signInByPasskey, revoke, access, news])
  const context = useMemo(
    () => ({
      name: title,
      client,
      navigation,
      selection,
      access,
      ...(searches && { searches }),
      ...(countUrgent && { countUrgent }),
    }),
    [title, client, navigation, selection, searches, access, countUrgent],
  )
  return (
    <ConsoleContext.Provider value={context}>
      <Admin
        {...parts}
        routerProvider={routerProvider}
        i18nProvider={i18nProvider}
        title={title}
        dashboard={dashboard}
        loginPage={signInPage}
        notification={Toaster}
        error={ErrorPage}
        accessDenied={AccessDenied}
        theme={themes.light}
        darkTheme={themes.dark}
        requireAuth
        disableTelemetry
      >
        <CustomRoutes noLayout>
          <Route path="/invitation" element={<InvitationPage />} />
        </CustomRoutes>
        <CustomRoutes>
          <Route path="/account" element={<AccountPage first={accountParts} />} />
        </CustomRoutes>
        {children}
      </Admin>
    </ConsoleContext.Provider>
  )
}
