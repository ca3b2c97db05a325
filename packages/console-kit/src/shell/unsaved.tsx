import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

type Unsaved = { unsaved: boolean; mark: (unsaved: boolean) => void }

/** Whether the page holds something that is not saved: forms say so, the header shows it. */
const UnsavedContext = createContext<Unsaved>({ unsaved: false, mark: () => undefined })
export const useUnsaved = () => useContext(UnsavedContext)

/** Holds that mark for the forms and the header within it. */
export function UnsavedProvider({ children }: { children: ReactNode }) {
  const [unsaved, mark] = useState(false)
  const value = useMemo(() => ({ unsaved, mark }), [unsaved])
  return <UnsavedContext.Provider value={value}>{children}</UnsavedContext.Provider>
}
