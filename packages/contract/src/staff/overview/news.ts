import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { oneOf } from '../../endpoint/envelope.ts'
import { instituteAccess, operatorAccess } from '../../endpoint/roles.ts'
import { recordId } from '../../fields/field.ts'
import { institutesTag } from '../../institute/proposal.ts'
import { overviewTag } from './overview.ts'

/** What consoles are told of: work that families, institutes and partners send, and what was done about it. */
export const newsTopics = ['enquiries', 'applications', 'reviews', 'proposals', 'partners'] as const
export type NewsTopic = (typeof newsTopics)[number]

/** For how many seconds a call waits at the most. */
export const newsWaitSeconds = 20

const query = z.strictObject({
  since: z
    .string()
    .max(80)
    .regex(/^[\w.-]+$/)
    .optional()
    .describe('Where the last answer ended: its `at`. Without it the call is answered at once, with where to begin'),
})
const news = z
  .strictObject({
    at: z.string().describe('Where this answer ends: the `since` of the next call'),
    changed: z
      .array(
        z.strictObject({
          topic: z.enum(newsTopics).describe('What changed'),
          sid: recordId.nullable().describe('Id of the institute that it concerns; null where it is none, or many'),
        }),
      )
      .describe('What changed since, each named once; empty where the wait ended without a change'),
    missed: z.boolean().describe('True where more may have changed than is known: read everything again'),
    pause: z
      .int()
      .min(0)
      .describe('Seconds to wait before the next call: more than none where too many of this caller wait already'),
  })
  .meta({ id: 'News' })
export type News = z.output<typeof news>

const common = { method: 'GET', status: 200, query, answer: oneOf(news) } as const

/**
 * Calls that wait until something changes, for 20 seconds at the most: they tell what to read again, and no name, number or content of it.
 */
export const newsEndpoints = {
  buyer: endpoint({
    ...common,
    id: 'buyer.news',
    path: '/buyer/news',
    realm: 'buyer',
    access: instituteAccess.own,
    owner: 'self',
    tag: institutesTag,
    summary:
      'Waits up to 20 seconds for a change of enquiries, applications or reviews of one’s institutes, of those at which the person’s role includes families’ data',
  }),
  admin: endpoint({
    ...common,
    id: 'admin.news',
    path: '/admin/news',
    realm: 'admin',
    access: operatorAccess.own,
    owner: 'any',
    tag: overviewTag,
    summary:
      'Waits up to 20 seconds for a change of enquiries, applications, reviews, proposals or partner applications',
  }),
} as const
