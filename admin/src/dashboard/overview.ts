import { publicationStates } from '@pravesh/contract'
import type { ConsoleKey } from '@pravesh/messages/consoles'
import { useQueries } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'

export type PublicationState = (typeof publicationStates)[number]
export type Count = { total: number; atLeast: boolean }
export type Kept = {
  resource: string
  label: ConsoleKey
  counts: Partial<Record<PublicationState, Count>>
  failed: boolean
}

/** What is published, and where its drafts wait. */
export const published = [
  { resource: 'schools', label: 'console.schools' },
  { resource: 'colleges', label: 'console.colleges' },
  { resource: 'exam-list', label: 'overview.exams' },
  { resource: 'career', label: 'overview.careers' },
  { resource: 'articles', label: 'overview.articles' },
  { resource: 'school-content', label: 'overview.schoolListings' },
  { resource: 'college-content', label: 'overview.collegeListings' },
] as const

const cells = published.flatMap(({ resource }) => publicationStates.map((state) => ({ resource, state })))

/** How many of each kind stand in each state of publication, from the totals of their lists. */
export function useKept(): { rows: Kept[]; pending: boolean } {
  const provider = useDataProvider()
  const answers = useQueries({
    queries: cells.map(({ resource, state }) => ({
      queryKey: [resource, 'getList', 'overview', state],
      queryFn: async (): Promise<Count> => {
        const { total = 0, meta } = await provider.getList(resource, {
          pagination: { page: 1, perPage: 1 },
          sort: { field: 'id', order: 'ASC' },
          filter: { status: state },
        })
        return { total, atLeast: meta?.totalAtLeast === true }
      },
    })),
  })
  const rows = published.map(({ resource, label }): Kept => {
    const own = cells.flatMap((cell, i) =>
      cell.resource === resource ? [{ state: cell.state, answer: answers[i] }] : [],
    )
    return {
      resource,
      label,
      counts: Object.fromEntries(own.flatMap(({ state, answer }) => (answer?.data ? [[state, answer.data]] : []))),
      failed: own.some(({ answer }) => answer?.isError),
    }
  })
  return { rows, pending: answers.some(({ isPending }) => isPending) }
}

/** The address of a list narrowed to one state. */
export const listOfState = (resource: string, state: PublicationState) =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify({ status: state }))}&page=1`
