import { createContext, useContext } from 'react'

type Unsaved = { unsaved: boolean; mark: (unsaved: boolean) => void }

/** Whether the page holds something that is not saved: forms say so, the header shows it. */
export const UnsavedContext = createContext<Unsaved>({ unsaved: false, mark: () => undefined })
export const useUnsaved = () => useContext(UnsavedContext)
