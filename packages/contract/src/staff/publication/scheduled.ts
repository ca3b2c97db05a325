import { z } from 'zod'
import { entities } from '../../catalogue/index.ts'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf, writeResponse } from '../../endpoint/envelope.ts'
import { publicationStates } from '../../endpoint/publishing.ts'
import { capLimit, listQuery } from '../../endpoint/query.ts'
import { operatorAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { dateTimeText, recordId } from '../../fields/field.ts'

export const scheduledTag: Tag = {
  name: 'Scheduled',
  audience: 'administrators',
  description: 'Records that are to be published or taken off at a time.',
}

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

const subject = {
  kind: z
    .enum(scheduledKinds)
    .describe('Kind of the record: schools, colleges, or the path of a catalogue such as articles'),
  record: recordId.describe('Id of the record of this kind'),
  action: z.enum(scheduledActions).describe('publish: it goes out; unpublish: it is taken off and archived'),
}

/** A change of publication that waits for its time. */
const scheduledChange = z
  .strictObject({
    id: z.string().describe('Kind, record and action with colons between: unique in the list'),
    ...subject,
    name: z.string().describe('Name or title of the record'),
    at: dateTimeText.describe('When it happens: ISO 8601, in UTC'),
    by: z.string().nullable().describe('Who scheduled it, by the change log; null where that does not say'),
    /** Of the record: a cancellation names it. */
    updatedAt: dateTimeText.describe('When it was last changed: ISO 8601, in UTC'),
  })
  .meta({ id: 'ScheduledChange' })
export type ScheduledChange = z.output<typeof scheduledChange>

/** Publication state of a record after a cancellation. */
export const publicationState = z
  .strictObject({
    kind: subject.kind.describe('Kind of the record: schools, colleges, or the path of a catalogue such as articles'),
    record: recordId.describe('Id of the record of this kind'),
    status: z
      .enum(publicationStates)
      .describe(
        'draft: being written; review: to be read by another; scheduled: published by itself at `publishAt`; published: everybody sees it; archived: taken off. Only published is shown',
      ),
    publishAt: dateTimeText.nullable().describe('When a scheduled record is published; null where no time is set'),
    unpublishAt: dateTimeText.nullable().describe('When a published record is taken off; null: never'),
    updatedAt: dateTimeText.describe('When it was last changed: ISO 8601, in UTC'),
  })
  .meta({ id: 'PublicationState' })
export type PublicationState = z.output<typeof publicationState>

const { ids, id, ...paging } = listQuery(['at'], 50)
const common = {
  path: '/admin/scheduled',
  realm: 'admin',
  access: operatorAccess.catalogue,
  owner: 'any',
  tag: scheduledTag,
  status: 200,
} as const

export const scheduledEndpoints = {
  list: endpoint({
    ...common,
    id: 'admin.scheduled.list',
    method: 'GET',
    summary: 'Records of all kinds that are to be published or taken off, soonest first; search looks into their names',
    query: z
      .strictObject({
        ...paging,
        kind: subject.kind.optional().describe('Only records of this kind'),
        action: subject.action.optional().describe('Only what is to be published, or only what is to be taken off'),
      })
      .superRefine(capLimit(100)),
    answer: listOf(scheduledChange),
  }),
  cancel: endpoint({
    ...common,
    id: 'admin.scheduled.cancel',
    method: 'PUT',
    summary: 'Cancels a scheduled change: a scheduled record is a draft again, or a published one stays',
    body: z.strictObject({
      ...subject,
      updatedAt: dateTimeText.describe(
        '`updatedAt` as you read it: refused with CONFLICT where somebody has saved the record since',
      ),
    }),
    example: { kind: 'articles', record: 1, action: 'publish', updatedAt: '2026-11-24T09:00:00.000Z' },
    answer: writeResponse(publicationState),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
} as const
