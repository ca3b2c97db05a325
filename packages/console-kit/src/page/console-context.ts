import type { Client } from '@pravesh/client'
import { isAllowed, type Permissions, type Resources } from '@pravesh/data-provider'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { usePermissions } from 'react-admin'
import type { NavigationGroup } from './navigation.ts'
import type { RecordSearch } from './record-search.ts'

/** The context for every screen of a console. */
export type ConsoleContextValue = {
  /** Its name, as in the title of the window. */
  name: string
  client: Client
  /** Groups of the navigation, or a hook that returns them if they depend on the selection. */
  navigation: readonly NavigationGroup[] | (() => readonly NavigationGroup[])
  /** A hook that returns how much urgent work there is, which the title of the window begins with. */
  countUrgent?: () => number
  /** Searches for records, or a hook that returns them if they depend on the selection. Without any the quick search finds pages alone. */
  searches?: readonly RecordSearch[] | (() => readonly RecordSearch[])
  /** In the header next to the name: the selection for the whole console. */
  selection?: ReactNode
  /** What the roles of a person open. Without it the navigation has all its pages. */
  access?: { resources: Resources }
}

export const ConsoleContext = createContext<ConsoleContextValue | undefined>(undefined)

export function useConsole(): ConsoleContextValue {
  const value = useContext(ConsoleContext)
  if (!value) throw new Error('This belongs into a console')
  return value
}

/** The groups of this console's navigation, with the pages that the person's roles open. */
export function useNavigationGroups(): readonly NavigationGroup[] {
  const { navigation, access } = useConsole()
  const { permissions = {} } = usePermissions<Permissions>()
  // A console passes the same kind of value as long as it lives, so that the number of hooks does not change.
  const groups = typeof navigation === 'function' ? navigation() : navigation
  return useMemo(
    () => (access ? openGroups(groups, access.resources, permissions) : groups),
    [groups, access, permissions],
  )
}

const noSearches: readonly RecordSearch[] = []

/** The searches of this console whose lists the person's roles open. */
export function useRecordSearches(): readonly RecordSearch[] {
  const { searches = noSearches, access } = useConsole()
  const { permissions = {} } = usePermissions<Permissions>()
  const all = typeof searches === 'function' ? searches() : searches
  return useMemo(
    () =>
      all.filter(
        ({ resource }) =>
          !resource || !access || isAllowed(access.resources, permissions, { resource, action: 'list' }),
      ),
    [all, access, permissions],
  )
}

function openGroups(groups: readonly NavigationGroup[], resources: Resources, permissions: Permissions) {
  const may = (to: string, action: string) => isAllowed(resources, permissions, { resource: to.slice(1), action })
  return groups.flatMap(({ items, ...group }): NavigationGroup[] => {
    const openItems = items
      .filter(({ to }) => may(to, 'list'))
      .map(({ add, ...item }) => (add && may(item.to, 'create') ? { ...item, add } : item))
    return openItems.length > 0 ? [{ ...group, items: openItems }] : []
  })
}
