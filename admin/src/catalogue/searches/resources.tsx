import type { ResourceNames } from '@pravesh/console-kit'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { lazy } from 'react'
import { Resource } from 'react-admin'

const SearchList = lazy(async () => ({ default: (await import('./SearchList.tsx')).SearchList }))

/** Names of the resource of searches. */
export const searchNames: readonly ResourceNames[] = [
  { name: 'search-term', label: menuTexts.search, plural: menuTexts.searches },
]
/** The list of searches. */
export const searchResource = <Resource name="search-term" list={SearchList} />
