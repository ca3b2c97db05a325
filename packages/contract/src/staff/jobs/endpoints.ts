import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf, writeResponse } from '../../endpoint/envelope.ts'
import { partQuery } from '../../endpoint/query.ts'
import { dateTimeText, recordId } from '../../fields/field.ts'

/**
 * A job that ended well is not listed. `failed`: given up, and waiting for a person. `unknown`: cut off in the middle, so
 * that it may have been done; only a person has it done again.
 */
export const jobStates = ['waiting', 'running', 'failed', 'unknown'] as const

/** A job for administrators: its existence, never its content. */
const jobRow = z
  .strictObject({
    id: recordId,
    /** Its purpose: mail, sms, mass-mail and so on. */
    kind: z.string(),
    status: z.enum(jobStates),
    attempts: z.int(),
    /** 0 to 1. */
    progress: z.number(),
    /** Why the last attempt failed, without names, addresses and numbers of people. */
    error: z.string().nullable(),
    createdAt: dateTimeText,
    /** When it is tried next; null once it was given up. */
    nextAt: dateTimeText.nullable(),
    /** When it was given up. */
    failedAt: dateTimeText.nullable(),
    /** After that it is useless: it cannot be retried. */
    expiresAt: dateTimeText.nullable(),
  })
  .meta({ id: 'Job' })
export type JobRow = z.output<typeof jobRow>

const common = { realm: 'admin', owner: 'any', tag: 'Jobs', status: 200 } as const

export const jobEndpoints = {
  list: endpoint({
    ...common,
    id: 'admin.jobs.list',
    method: 'GET',
    path: '/admin/jobs',
    summary: 'Work in the background that waits, runs or was given up, newest first, 50 a page',
    query: partQuery(['id', 'createdAt', 'kind', 'attempts'], {
      status: z.enum(jobStates).optional(),
      kind: z
        .string()
        .regex(/^[a-z0-9-]{1,60}$/, 'A kind such as mail')
        .optional(),
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
    body: z.strictObject({ id: recordId }),
    example: { id: 1 },
    answer: writeResponse(jobRow),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
