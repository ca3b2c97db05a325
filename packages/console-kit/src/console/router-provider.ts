import { useCallback } from 'react'
import { type RouterNavigateFunction, type RouterProvider, reactRouterProvider } from 'react-admin'
import { flushSync } from 'react-dom'

/**
 * react-admin's navigation, with a new query of the same page rendered at once. A list computes its next query from the one that it
 * rendered last: of a filter that is added, and a filter whose delay ends before the addition is rendered, one would be lost. React
 * Router's own `flushSync` option does not pass through nested routes. An entry that is replaced is navigated to within an effect, where
 * React cannot render at once.
 */
function useQueryNavigate(): RouterNavigateFunction {
  const navigate = reactRouterProvider.useNavigate()
  return useCallback(
    (to, options) => {
      const isQuery = typeof to === 'object' && to.pathname === undefined && to.search !== undefined
      if (isQuery && !options?.replace) flushSync(() => navigate(to, options))
      else navigate(to, options)
    },
    [navigate],
  )
}

/** The router of a console, as react-admin uses it. */
export const routerProvider: RouterProvider = { ...reactRouterProvider, useNavigate: useQueryNavigate }
