import { z } from 'zod'
import { entities } from '../../catalogue/index.ts'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf, writeResponse } from '../../endpoint/envelope.ts'
import { publicationStates } from '../../endpoint/publishing.ts'
import { capLimit, listQuery } from '../../endpoint/query.ts'
import { dateTimeText, recordId } from '../../fields/field.ts'

/** Catalogues whose records are published. */
export const publishedEntities = entities.filter(({ fields }) => 'publishAt' in fields)

/** Kinds of records that can be scheduled: the consoles' resources. */
export const scheduledKinds: [string, ...string[]] = [
  'schools',
  'colleges',
  ...publishedEntities.map(({ name }) => name),
]
export const scheduledActions = ['publish', 'unpublish'] as const
export type ScheduledAction = (typeof scheduledActions)[number]

const subject = { kind: z.enum(scheduledKinds), record: recordId, action: z.enum(scheduledActions) }

/** A change of publication that waits for its time. */
const scheduledChange = z
  .strictObject({
    /** Unique in the list: kind, record and action. */
    id: z.string(),
    ...subject,
    name: z.string(),
    at: dateTimeText,
    by: z.string().nullable(),
    /** Of the record: a cancellation names it. */
    updatedAt: dateTimeText,
  })
  .meta({ id: 'ScheduledChange' })
export type ScheduledChange = z.output<typeof scheduledChange>

/** Publication state of a record after a cancellation. */
export const publicationState = z
  .strictObject({
    kind: subject.kind,
    record: recordId,
    status: z.enum(publicationStates),
    publishAt: dateTimeText.nullable(),
    unpublishAt: dateTimeText.nullable(),
    updatedAt: dateTimeText,
  })
  .meta({ id: 'PublicationState' })
export type PublicationState = z.output<typeof publicationState>

const { ids, id, ...paging } = listQuery(['at'], 50)
const common = { path: '/admin/scheduled', realm: 'admin', owner: 'any', tag: 'Scheduled', status: 200 } as const

export const scheduledEndpoints = {
  list: endpoint({
    ...common,
    id: 'admin.scheduled.list',
    method: 'GET',
    summary: 'Records of all kinds that are to be published or taken off, soonest first; search looks into their names',
    query: z
      .strictObject({
        ...paging,
        kind: subject.kind.optional(),
        action: subject.action.optional(),
      })
      .superRefine(capLimit(100)),
    answer: listOf(scheduledChange),
  }),
  cancel: endpoint({
    ...common,
    id: 'admin.scheduled.cancel',
    method: 'PUT',
    summary: 'Cancels a scheduled change: a scheduled record is a draft again, or a published one stays',
    body: z.strictObject({ ...subject, updatedAt: dateTimeText }),
    example: { kind: 'articles', record: 1, action: 'publish', updatedAt: '2026-11-24T09:00:00.000Z' },
    answer: writeResponse(publicationState),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
} as const
