import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'

type Unsaved = { unsaved: boolean; mark: (unsaved: boolean) => void }
/** The same mark for code that is no component, such as the auth provider. */
export type UnsavedFlag = { current: boolean }

/** Whether the page has unsaved changes: set by forms, displayed by the header. */
const UnsavedContext = createContext<Unsaved>({ unsaved: false, mark: () => undefined })
export const useUnsaved = () => useContext(UnsavedContext)

/** Provides that state for the forms and the header within it, and synchronises `flag` with it. */
export function UnsavedProvider({ flag, children }: { flag?: UnsavedFlag; children: ReactNode }) {
  const [unsaved, setUnsaved] = useState(false)
  const mark = useCallback(
    (next: boolean) => {
      if (flag) flag.current = next
      setUnsaved(next)
    },
    [flag],
  )
  const value = useMemo(() => ({ unsaved, mark }), [unsaved, mark])
  return <UnsavedContext.Provider value={value}>{children}</UnsavedContext.Provider>
}
