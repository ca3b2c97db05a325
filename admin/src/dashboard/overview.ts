import type { PublishedKind, publicationStates } from '@pravesh/contract'
import type { ActingProvider } from '@pravesh/data-provider'
import type { adminResources } from '@pravesh/data-provider/admin'
import type { ConsoleKey } from '@pravesh/messages/consoles'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'

export type PublicationState = (typeof publicationStates)[number]
export type Count = { total: number; atLeast: boolean }
export type PublicationCounts = {
  resource: string
  label: ConsoleKey
  counts: Partial<Record<PublicationState, Count>>
  failed: boolean
}

/** Where the drafts of each kind wait, and what it is called. */
const published = {
  school: { resource: 'schools', label: 'console.schools' },
  college: { resource: 'colleges', label: 'console.colleges' },
  exam: { resource: 'exam-list', label: 'overview.exams' },
  career: { resource: 'career', label: 'overview.careers' },
  article: { resource: 'articles', label: 'overview.articles' },
  'school-content': { resource: 'school-content', label: 'overview.schoolListings' },
  'college-content': { resource: 'college-content', label: 'overview.collegeListings' },
} as const satisfies Record<PublishedKind, { resource: string; label: ConsoleKey }>

/** How many of each kind stand in each state of publication. A state that the answer leaves out has none. */
export function usePublicationCounts(): { rows: PublicationCounts[]; pending: boolean } {
  const provider = useDataProvider<ActingProvider<typeof adminResources>>()
  const { data, isError, isPending } = useQuery({
    queryKey: ['overview', 'counts'],
    queryFn: async () => (await provider.act('overview', 'counts', {})).data,
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
      failed: isError,
    }
  })
  return { rows, pending: isPending }
}

/** The address of a list narrowed to one state. */
export const listOfState = (resource: string, state: PublicationState) =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify({ status: state }))}&page=1`
