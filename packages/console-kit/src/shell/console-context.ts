import type { Client } from '@pravesh/client'
import { createContext, useContext } from 'react'
import type { NavigationGroup } from './navigation.ts'

/** What every screen of a console may ask for. */
export type ConsoleContextValue = {
  /** Its name, as in the title of the window. */
  name: string
  client: Client
  navigation: readonly NavigationGroup[]
}

export const ConsoleContext = createContext<ConsoleContextValue | undefined>(undefined)

export function useConsole(): ConsoleContextValue {
  const value = useContext(ConsoleContext)
  if (!value) throw new Error('This belongs into a console')
  return value
}
