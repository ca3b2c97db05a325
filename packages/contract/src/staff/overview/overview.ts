import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { publicationStates } from '../../endpoint/publishing.ts'
import { dateText } from '../../fields/field.ts'

/** Published records, by the kinds of the overview. */
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

const timestamp = z.iso.datetime({ offset: true })
/** Each count of waiting or failed items ends here: it is a lower bound then. */
export const queueCountBound = 1_000
/** Work that waits for staff: open enquiries, applications that no institute has opened, reviews, proposals of institutes, partner applications. */
export const workQueues = ['enquiries', 'applications', 'reviews', 'proposals', 'partners'] as const
export type WorkQueue = (typeof workQueues)[number]
/** Failures that wait for a person: dead jobs, refunds rejected by the gateway, addresses that rejected mail in 30 days. */
const failureKinds = ['jobs', 'refunds', 'bounces'] as const
export type FailureKind = (typeof failureKinds)[number]
/** Days that the overview shows, today in India the last. */
export const overviewDays = 30

const queue = z.strictObject({
  queue: z.enum(workQueues),
  waiting: z.int(),
  waitingAtLeast: z.boolean(),
  /** Number of late ones: promised replies, applications unopened for 7 days; null where nothing is promised. */
  overdue: z.int().nullable(),
  oldestAt: timestamp.nullable(),
})
const failureCount = z.strictObject({ kind: z.enum(failureKinds), total: z.int(), totalAtLeast: z.boolean() })
/** Totals of a day in India. Money in paise. */
const day = z.strictObject({
  day: dateText,
  enquiries: z.int(),
  applications: z.int(),
  payments: z.int(),
  paid: z.int(),
  refunded: z.int(),
})

/**
 * The administrators' overview: waiting work, failures, totals of each of 30 days, and the number of records by kind and publication
 * state, without empty states.
 */
const overview = z
  .strictObject({
    queues: z.array(queue),
    failures: z.array(failureCount),
    days: z.array(day),
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
    summary:
      'What waits for staff and since when, what failed, enquiries, applications and money of 30 days, and how many schools, colleges, exams and texts stand in each state of publication, in one answer',
    answer: z.strictObject({ data: overview }),
  }),
} as const
