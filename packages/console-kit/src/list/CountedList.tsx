import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { ListContextProvider, useListContext } from 'react-admin'

type CountSetter = (total: number) => void
const CountContext = createContext<CountSetter>(() => undefined)

/** Sets how many rows the current filters let through, for a list that the server did not count whole. */
export const useSetCount = (): CountSetter => useContext(CountContext)

/** The list context of its children, with the total that was counted for the current filters, if the list itself has none. */
export function CountedList({ children }: { children: ReactNode }) {
  const list = useListContext()
  const [count, setCount] = useState<{ filters: string; total: number }>()
  const filters = JSON.stringify(list.filterValues)
  const setTotal = useMemo(() => (total: number) => setCount({ filters, total }), [filters])
  const counted = count?.filters === filters ? count.total : undefined
  const value = useMemo(
    () => (counted === undefined || list.isPending || list.error ? list : { ...list, total: list.total ?? counted }),
    [list, counted],
  )
  return (
    <CountContext.Provider value={setTotal}>
      <ListContextProvider value={value}>{children}</ListContextProvider>
    </CountContext.Provider>
  )
}
