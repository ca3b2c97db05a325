import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf, writeResponse } from '../../endpoint/envelope.ts'
import { partQuery } from '../../endpoint/query.ts'
import { operatorAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { dateTimeText, recordId } from '../../fields/field.ts'

const jobsTag: Tag = {
  name: 'Jobs',
  audience: 'administrators',
  description: 'Work in the background: what waits, what failed, and trying it again.',
}

/**
 * A job that ended well is not listed. `failed`: given up, and waiting for a person. `unknown`: cut off in the middle, so
 * that it may have been done; only a person has it done again.
 */
export const jobStates = ['waiting', 'running', 'failed', 'unknown'] as const

/** A job for administrators: its existence, never its content. */
const jobRow = z
  .strictObject({
    id: recordId.describe('Id of the job'),
    kind: z.string().describe('What it does, such as mail, sms or mass-mail'),
    status: z
      .enum(jobStates)
      .describe(
        'waiting: is tried by itself; running: under way; failed: given up, and waits for a person; unknown: was cut off and may have been done, and waits for a person',
      ),
    attempts: z.int().describe('How many times it was tried'),
    /** 0 to 1. */
    progress: z.number().describe('How far it is, 0 to 1'),
    error: z
      .string()
      .nullable()
      .describe('Why the last try failed, without names, addresses and numbers of people; null where none did'),
    createdAt: dateTimeText.describe('When it was made: ISO 8601, in UTC'),
    nextAt: dateTimeText.nullable().describe('When it is tried next: ISO 8601, in UTC; null once it is given up'),
    failedAt: dateTimeText.nullable().describe('When it was given up: ISO 8601, in UTC; null while it is not'),
    expiresAt: dateTimeText
      .nullable()
      .describe('After that it is of no use and cannot be tried again: ISO 8601, in UTC; null where it never expires'),
  })
  .meta({ id: 'Job' })
export type JobRow = z.output<typeof jobRow>

const common = { realm: 'admin', access: operatorAccess.operations, owner: 'any', tag: jobsTag, status: 200 } as const

export const jobEndpoints = {
  list: endpoint({
    ...common,
    id: 'admin.jobs.list',
    method: 'GET',
    path: '/admin/jobs',
    summary: 'Work in the background that waits, runs or was given up, newest first, 50 a page',
    query: partQuery(['id', 'createdAt', 'kind', 'attempts'], {
      status: z.enum(jobStates).optional().describe('Only those in this state'),
      kind: z
        .string()
        .regex(/^[a-z0-9-]{1,60}$/, 'A kind such as mail')
        .optional()
        .describe('Only those of this kind'),
    }),
    answer: listOf(jobRow),
  }),
  retry: endpoint({
    ...common,
    id: 'admin.jobs.retry',
    method: 'POST',
    path: '/admin/jobs/retry',
    summary:
      'Gives a failed job all its attempts again; one that does not wait for a person, or came too late, is refused',
    body: z.strictObject({ id: recordId.describe('Id of the record that is meant') }),
    example: { id: 1 },
    answer: writeResponse(jobRow),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
