import type { ResourceNames } from '@pravesh/console-kit'
import { lazy } from 'react'
import { Resource } from 'react-admin'

const SearchList = lazy(async () => ({ default: (await import('./SearchList.tsx')).SearchList }))

/** Names of the resource of searches. */
export const searchNames: readonly ResourceNames[] = [
  { name: 'search-term', label: { declared: 'Search' }, plural: { declared: 'Searches' } },
]
/** The list of searches. */
export const searchResource = <Resource name="search-term" list={SearchList} />
