import { useCallback } from 'react'
import { type Middleware, useRegisterMutationMiddleware } from 'react-admin'

type Mutation = (resource: string, params: unknown) => Promise<unknown>

/**
 * Calls back once the form's save has succeeded, before the redirect that follows it: a middleware of react-admin's save. The callback
 * must be stable.
 */
export function useAfterSave(onSaved: () => void): void {
  const middleware: Middleware<Mutation> = useCallback(
    async (resource, params, next) => {
      const result = await next(resource, params)
      onSaved()
      return result
    },
    [onSaved],
  )
  useRegisterMutationMiddleware(middleware)
}
