import { z } from 'zod'
import { removeBody, removeQuery } from '../../catalogue/endpoints.ts'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf, removed } from '../../endpoint/envelope.ts'
import { flag, partQuery } from '../../endpoint/query.ts'
import { operatorAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { dateTimeText, recordId } from '../../fields/field.ts'

const redirectsTag: Tag = {
  name: 'Redirects',
  audience: 'administrators',
  description: 'Former addresses of records: what each leads to.',
}

/** Kinds of records with lasting addresses: institutes, and catalogues by name. A city has one, of schools and colleges. */
export const redirectKinds = [
  'school',
  'college',
  'exam-list',
  'counselling',
  'articles',
  'career',
  'course',
  'state',
  'school-city',
  'school-location',
  'board',
  'category',
  'schooltype',
  'collegetype',
] as const
export type RedirectKind = (typeof redirectKinds)[number]

const redirectRow = z
  .strictObject({
    id: recordId.describe('Id of the redirect'),
    kind: z.enum(redirectKinds).describe('school, college, or the catalogue of the record by the name of its path'),
    url: z.string().describe('Former slug: of a page, or as a part of the addresses of listings'),
    target: recordId.nullable().describe('Id of the record that it leads to; null where that was deleted'),
    targetName: z.string().nullable().describe('Name of that record; null where it was deleted'),
    targetUrl: z.string().nullable().describe('Slug that the record has now; null where it was deleted'),
    createdAt: dateTimeText.describe('When the address was given up: ISO 8601, in UTC'),
  })
  .meta({ id: 'Redirect' })
export type RedirectRow = z.output<typeof redirectRow>

const common = {
  path: '/admin/redirects',
  realm: 'admin',
  access: operatorAccess.catalogue,
  owner: 'any',
  tag: redirectsTag,
  status: 200,
} as const

export const redirectEndpoints = {
  list: endpoint({
    ...common,
    id: 'admin.redirects.list',
    method: 'GET',
    summary: 'Former addresses of records with what each leads to, newest first; search finds a part of a former slug',
    query: partQuery(['id', 'createdAt', 'url'], {
      kind: z.enum(redirectKinds).optional().describe('Only those of this kind: school, college, or a catalogue'),
      deleted: flag
        .optional()
        .describe('true: only addresses of deleted records, which are answered as gone; false: only the others'),
    }),
    answer: listOf(redirectRow),
  }),
  remove: endpoint({
    ...common,
    id: 'admin.redirects.remove',
    method: 'DELETE',
    summary:
      'Removes redirects, all that are named or none: these addresses lead nowhere any more, and are not found, until a record has one of them',
    query: removeQuery,
    body: z
      .strictObject({
        id: removeBody.shape.id.describe('Id of the redirect'),
        ids: removeBody.shape.ids.describe('Ids of the redirects'),
      })
      .optional(),
    example: { id: 1 },
    answer: removed,
    errors: ['NOT_FOUND'],
  }),
}
