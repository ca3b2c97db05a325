import { memo, type ReactNode, Suspense, useMemo, useState } from 'react'
import { Layout, type LayoutProps } from 'react-admin'
import { ErrorPage } from '../page/ErrorPage.tsx'
import { PageSkeleton } from '../page/PageSkeleton.tsx'
import { type UnsavedFlag, UnsavedProvider } from '../page/unsaved.tsx'
import { ConsoleBar } from './ConsoleBar.tsx'
import { Navigation } from './Navigation.tsx'
import { NavigationDrawer } from './NavigationDrawer.tsx'
import { QuickSearch } from './search/QuickSearch.tsx'

type ConsoleLayoutProps = LayoutProps & { extras?: ReactNode; flag?: UnsavedFlag }

/** Header, navigation, search and the page. `children` next to the page: parts that every page of a console needs. */
export function ConsoleLayout({ children, extras, flag, ...props }: ConsoleLayoutProps) {
  const [searching, setSearching] = useState(false)
  // The frame renders several times for each page, and its header has no part in it.
  const bar = useMemo(() => memo(() => <ConsoleBar onSearch={() => setSearching(true)} />), [])
  return (
    <UnsavedProvider {...(flag && { flag })}>
      <Layout
        {...props}
        appBar={bar}
        appBarAlwaysOn
        menu={Navigation}
        error={ErrorPage}
        sidebar={NavigationDrawer}
        sx={{
          minWidth: 0,
          '& .RaLayout-content': { px: { xs: 2, md: 4 }, pb: 4, minWidth: 0, backgroundColor: 'background.default' },
          '& .RaSidebar-fixed, & .MuiDrawer-paper': { borderRight: 1, borderColor: 'divider' },
        }}
      >
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </Layout>
      <QuickSearch open={searching} setOpen={setSearching} />
      {extras}
    </UnsavedProvider>
  )
}
