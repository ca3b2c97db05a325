import type { PublishedKind, publicationStates } from '@pravesh/contract'
import type { ActingProvider } from '@pravesh/data-provider'
import type { adminResources } from '@pravesh/data-provider/admin'
import type { ConsoleKey } from '@pravesh/messages/consoles'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { listWith } from '../parts/list-with.ts'

/** How often the overview is read again while it is open, in milliseconds. */
const readEvery = 60_000

export type PublicationState = (typeof publicationStates)[number]
type Count = { total: number; atLeast: boolean }
export type PublicationCounts = {
  resource: string
  label: ConsoleKey
  counts: Partial<Record<PublicationState, Count>>
  failed: boolean
}

/** The list of drafts of each kind, and its label. */
const published = {
  school: { resource: 'schools', label: 'console.schools' },
  college: { resource: 'colleges', label: 'console.colleges' },
  exam: { resource: 'exam-list', label: 'overview.exams' },
  career: { resource: 'career', label: 'overview.careers' },
  article: { resource: 'articles', label: 'overview.articles' },
  'school-content': { resource: 'school-content', label: 'overview.schoolListings' },
  'college-content': { resource: 'college-content', label: 'overview.collegeListings' },
} as const satisfies Record<PublishedKind, { resource: string; label: ConsoleKey }>

/** The overview, refreshed every minute, and the number of records by kind and publication state: an absent state has none. */
export function useOverview() {
  const provider = useDataProvider<ActingProvider<typeof adminResources>>()
  const { data, error, refetch } = useQuery({
    queryKey: ['overview', 'counts'],
    queryFn: async () => (await provider.act('overview', 'counts', {})).data,
    refetchInterval: readEvery,
  })
  const rows = Object.entries(published).map(([kind, resources]): PublicationCounts => {
    const found = data?.publication.find((row) => row.kind === kind)?.counts ?? []
    const none = { total: 0, atLeast: false }
    const counts = data && { draft: none, review: none, scheduled: none, published: none, archived: none }
    return {
      ...resources,
      counts: {
        ...counts,
        ...Object.fromEntries(
          found.map(({ status, total, totalAtLeast }) => [status, { total, atLeast: totalAtLeast }]),
        ),
      },
      failed: error !== null,
    }
  })
  return { overview: data, rows, error, refetch }
}

/** The address of a list narrowed to one state. */
export const listOfState = (resource: string, state: PublicationState) => listWith(resource, { status: state })
