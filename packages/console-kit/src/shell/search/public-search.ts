import type { Client } from '@pravesh/client'
import { discoveryEndpoints, type SearchKind, screenPath } from '@pravesh/contract'
import type { ConsoleKey } from '@pravesh/messages/consoles'
import type { RecordSearch } from '../../page/record-search.ts'

/** Groups of the results, in their order. */
const groupOf = {
  school: 'console.schools',
  college: 'console.colleges',
  exam: 'console.exams',
  course: 'console.groupCourses',
  career: 'console.groupCareers',
  article: 'console.groupArticles',
} as const satisfies Record<SearchKind, ConsoleKey>
const order: readonly string[] = Object.keys(groupOf)

/** Published institutes, exams, courses, careers and articles that match, with typos forgiven. */
export const publicSearch = (client: Client): RecordSearch => ({
  async find(search, signal) {
    const { data } = await client.call(discoveryEndpoints.findAll, { query: { search } }, { signal })
    return data
      .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
      .map(({ kind, id, name, place }) => ({
        group: groupOf[kind],
        label: name,
        detail: place,
        to: screenPath(kind, id),
      }))
  },
})
