import type { Acted, ActInput, ActingProvider, ActionOf, Resources } from '@pravesh/data-provider'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider, useResourceContext } from 'react-admin'

type ReadOptions = { enabled?: boolean; refetchInterval?: number; keepsPrevious?: boolean }

/**
 * The hook of a console's read-only calls, for responses that are neither a list nor a record: `const useRead = readsOn<typeof
 * buyerResources>()`, then `useRead('institutes', 'home')`. Within a child resource it reads that of its parent. `input` are further
 * parameters; while `enabled` is false there is no request. After
 * `refetchInterval` milliseconds it is read again, while the page is visible. `keepsPrevious`: the last response stands until that of other
 * parameters is there.
 */
export const readsOn =
  <T extends Resources>() =>
  <R extends keyof T & string, V extends ActionOf<T[R]>>(
    resource: R,
    method: V,
    input?: ActInput<T[R], V>,
    { enabled = true, refetchInterval, keepsPrevious = false }: ReadOptions = {},
  ) => {
    const provider = useDataProvider<ActingProvider<T>>()
    const context = useResourceContext() ?? ''
    const name = (context.endsWith(`/${resource}`) ? context : resource) as R
    return useQuery<Acted<T[R], V>>({
      queryKey: [name, method, ...(input === undefined ? [] : [input])],
      queryFn: async () => await provider.act(name, method, input ?? ({} as never)),
      enabled,
      ...(keepsPrevious && { placeholderData: keepPreviousData }),
      ...(refetchInterval !== undefined && { refetchInterval }),
    })
  }
