import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { oneOf } from '../../endpoint/envelope.ts'
import { publicationStates } from '../../endpoint/publishing.ts'
import { operatorAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { dateText } from '../../fields/field.ts'

export const overviewTag: Tag = {
  name: 'Overview',
  audience: 'administrators',
  description: 'What there is, at a glance.',
}

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

const count = z.strictObject({
  status: z.enum(publicationStates).describe('State of publication'),
  total: z.int().describe('Records in that state, counted up to 1,000'),
  totalAtLeast: z.boolean().describe('True where there are more than were counted'),
})

const timestamp = z.iso.datetime({ offset: true })
/** Each count of waiting or failed items ends here: it is a lower bound then. */
export const queueCountBound = 1_000
/** Work that waits for staff: open enquiries, grievances among them, applications that no institute has opened, reviews, proposals of institutes, partner applications. */
export const workQueues = ['enquiries', 'grievances', 'applications', 'reviews', 'proposals', 'partners'] as const
export type WorkQueue = (typeof workQueues)[number]
/** Failures that wait for a person: dead jobs, refunds rejected by the gateway, addresses that rejected mail in 30 days. */
const failureKinds = ['jobs', 'refunds', 'bounces'] as const
export type FailureKind = (typeof failureKinds)[number]
/** Days that the overview shows, today in India the last. */
export const overviewDays = 30

const queue = z.strictObject({
  queue: z
    .enum(workQueues)
    .describe(
      'enquiries: open ones; grievances: open enquiries of that kind; applications: submitted, and not opened by the institute; reviews: not decided; proposals: of institutes, not decided; partners: applications to become a partner that are neither approved nor rejected',
    ),
  waiting: z.int().describe('How many wait, counted up to 1,000'),
  waitingAtLeast: z.boolean().describe('True where there are more than were counted'),
  overdue: z
    .int()
    .nullable()
    .describe(
      'How many of those counted are late: the promised hours are over, or nobody opened the application for 7 days; null where nothing is promised',
    ),
  oldestAt: timestamp
    .nullable()
    .describe('Since when the oldest of those counted waits: ISO 8601, in UTC; null where none does'),
})
const failureCount = z.strictObject({
  kind: z
    .enum(failureKinds)
    .describe('jobs: given up; refunds: the gateway refused; bounces: addresses that refused mail in the last 30 days'),
  total: z.int().describe('How many there are, counted up to 1,000'),
  totalAtLeast: z.boolean().describe('True where there are more than were counted'),
})
/** Totals of a day in India. Money in paise. */
const day = z.strictObject({
  day: dateText.describe('The day, ISO 8601'),
  enquiries: z.int().describe('Enquiries raised that day, without deleted ones'),
  applications: z.int().describe('Applications submitted that day'),
  payments: z.int().describe('Payments that arrived that day'),
  paid: z.int().describe('Money that arrived that day, in paise'),
  refunded: z.int().describe('Money that went back that day, in paise'),
})

/**
 * The administrators' overview: waiting work, failures, totals of each of 30 days, and the number of records by kind and publication
 * state, without empty states.
 */
const overview = z
  .strictObject({
    queues: z.array(queue).describe('What waits for staff, by queue'),
    failures: z.array(failureCount).describe('What failed and waits for a person'),
    days: z.array(day).describe('What came in on each of the last 30 days of India, today the last'),
    publication: z
      .array(
        z.strictObject({
          kind: z.enum(publishedKinds).describe('What is counted'),
          counts: z.array(count).describe('States that any record stands in'),
        }),
      )
      .describe('Of each kind, how many records stand in each state of publication'),
  })
  .meta({ id: 'Overview' })
export type Overview = z.output<typeof overview>

export const overviewEndpoints = {
  get: endpoint({
    id: 'admin.overview.get',
    method: 'GET',
    path: '/admin/overview',
    realm: 'admin',
    access: operatorAccess.own,
    owner: 'any',
    tag: overviewTag,
    status: 200,
    summary:
      'What waits for staff and since when, what failed, enquiries, applications and money of 30 days, and how many schools, colleges, exams and texts stand in each state of publication, in one answer',
    answer: oneOf(overview),
  }),
} as const
