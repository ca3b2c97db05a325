import { z } from 'zod'
import { publicationStates } from '../catalogue/publishing.ts'
import { endpoint } from '../endpoint.ts'

/** What is published, by the kinds of the overview. */
export const publishedKinds = [
  'school',
  'college',
  'exam',
  'career',
  'article',
  'school-content',
  'college-content',
] as const
export type PublishedKind = (typeof publishedKinds)[number]

const count = z.strictObject({ status: z.enum(publicationStates), total: z.int(), totalAtLeast: z.boolean() })

/** What an administrator sees first: of each kind how many records stand in each state of publication, states without any left out. */
export const overview = z
  .strictObject({
    publication: z.array(z.strictObject({ kind: z.enum(publishedKinds), counts: z.array(count) })),
  })
  .meta({ id: 'Overview' })
export type Overview = z.output<typeof overview>

export const overviewEndpoints = {
  get: endpoint({
    id: 'admin.overview.get',
    method: 'GET',
    path: '/admin/overview',
    realm: 'admin',
    owner: 'any',
    tag: 'Overview',
    status: 200,
    summary: 'How many schools, colleges, exams and texts stand in each state of publication, in one answer',
    answer: z.strictObject({ data: overview }),
  }),
} as const
