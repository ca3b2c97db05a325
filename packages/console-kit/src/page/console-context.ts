import type { Client } from '@pravesh/client'
import { createContext, type ReactNode, useContext } from 'react'
import type { NavigationGroup } from './navigation.ts'

/** The context for every screen of a console. */
export type ConsoleContextValue = {
  /** Its name, as in the title of the window. */
  name: string
  client: Client
  /** Groups of the navigation, or a hook that returns them if they depend on the selection. */
  navigation: readonly NavigationGroup[] | (() => readonly NavigationGroup[])
  /** False where the search finds pages alone: the public records have no page in this console. */
  findsRecords?: boolean
  /** In the header next to the name: the selection for the whole console. */
  selection?: ReactNode
}

export const ConsoleContext = createContext<ConsoleContextValue | undefined>(undefined)

export function useConsole(): ConsoleContextValue {
  const value = useContext(ConsoleContext)
  if (!value) throw new Error('This belongs into a console')
  return value
}

/** The groups of this console's navigation. */
export function useNavigationGroups(): readonly NavigationGroup[] {
  const { navigation } = useConsole()
  // A console passes the same kind of value as long as it lives, so that the number of hooks does not change.
  return typeof navigation === 'function' ? navigation() : navigation
}
