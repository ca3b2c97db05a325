import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { oneOf } from '../../endpoint/envelope.ts'
import { instituteAccess } from '../../endpoint/roles.ts'
import { recordId } from '../../fields/field.ts'
import { institutesTag } from '../../institute/proposal.ts'

const timestamp = z.iso.datetime({ offset: true })
/** Kinds of work of an institute, the most urgent first. */
export const workTasks = ['overdue', 'due-soon', 'lapsing', 'to-decide', 'today', 'open'] as const
export type WorkTask = (typeof workTasks)[number]
/** The lists that work is in, by their names in the institutes' console. */
export const workLists = ['general-enquiries', 'admission-enquiries', 'applications'] as const

const workItem = z
  .strictObject({
    sid: recordId.describe('Id of the institute'),
    task: z
      .enum(workTasks)
      .describe(
        'overdue: replies whose promised hours are over; due-soon: those due within 12 hours; lapsing: offers whose last day is within 7 days; to-decide: applications from submitted to waitlisted; today: enquiries that came today, without spam; open: all that wait for a reply',
      ),
    list: z.enum(workLists).describe('The list that it is in'),
    count: z.int().min(1).describe('How many'),
    oldestAt: timestamp.describe('When the oldest of them came: ISO 8601, in UTC'),
    dueAt: timestamp
      .nullable()
      .describe('When the first of them is due, a reply or the end of an offer: ISO 8601, in UTC; null where none is'),
  })
  .meta({ id: 'InstituteWork' })
export type InstituteWork = z.output<typeof workItem>

/** Waiting work of all institutes of a person. */
export const workEndpoint = endpoint({
  realm: 'buyer',
  access: instituteAccess.own,
  owner: 'self',
  tag: institutesTag,
  status: 200,
  id: 'buyer.work',
  method: 'GET',
  path: '/buyer/work',
  summary:
    'What waits at the institutes of this account, the most urgent first: one item for each institute, task and list, of institutes at which the person’s role includes families’ data',
  answer: oneOf(z.array(workItem)),
})
