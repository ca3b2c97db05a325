import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { recallLanguage } from '../language/translations.ts'
import { RootError } from '../page/RootError.tsx'

/** Emotion's styles carry the nonce of the page's policy; the browser hides the attribute, so the property is read. */
function styleCache() {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  return createCache({ key: 'css', ...(nonce && { nonce }) })
}

/** Renders a console into #root, in the last chosen language. A data router, so that forms can confirm leaving. */
export async function mountConsole(basename: string, app: ReactNode): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  // Without the texts of that language the console is in English.
  await recallLanguage().catch(() => undefined)
  const router = createBrowserRouter([{ path: '*', element: app, errorElement: <RootError /> }], { basename })
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={styleCache()}>
        {/* Signing out moves on and empties the caches in one tick: a move that waits its turn would be overtaken for ever. */}
        <RouterProvider router={router} useTransitions={false} />
      </CacheProvider>
    </StrictMode>,
  )
}
