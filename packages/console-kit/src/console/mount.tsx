import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

/** Emotion's styles carry the nonce of the page's policy; the browser hides the attribute, so the property is read. */
function styleCache() {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  return createCache({ key: 'css', ...(nonce && { nonce }) })
}

/** Draws a console into #root. A data router, so that forms can ask before they are left. */
export function mountConsole(basename: string, app: ReactNode): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const router = createBrowserRouter([{ path: '*', element: app }], { basename })
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={styleCache()}>
        {/* Signing out moves on and empties the caches in one tick: a move that waits its turn would be overtaken for ever. */}
        <RouterProvider router={router} useTransitions={false} />
      </CacheProvider>
    </StrictMode>,
  )
}
