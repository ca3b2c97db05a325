import { z } from 'zod'
import { removeBody, removeQuery } from '../../catalogue/endpoints.ts'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf, removed } from '../../endpoint/envelope.ts'
import { partQuery } from '../../endpoint/query.ts'
import { operatorAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import * as m from '../enquiry/mails.ts'

const suppressedAddressesTag: Tag = {
  name: 'Suppressed addresses',
  audience: 'administrators',
  description: 'Addresses that mails to many no longer go to.',
}

const admin = {
  realm: 'admin',
  access: operatorAccess.enquiries,
  owner: 'any',
  tag: suppressedAddressesTag,
  status: 200,
} as const

/** Addresses that mails to many no longer go to. */
export const suppressionEndpoints = {
  list: endpoint({
    ...admin,
    id: 'admin.suppressions.list',
    method: 'GET',
    path: '/admin/suppressions',
    summary: 'Addresses that mails to many no longer go to, newest first, masked; search takes a whole address',
    query: partQuery(['id', 'createdAt'], {
      reason: z.enum(m.suppressionReasons).optional().describe('Only those with this reason'),
      purpose: z
        .enum(m.mailPurposes)
        .optional()
        .describe(
          'Only those of this purpose. study-india: mails about studying in India; institute-notices: news to people of an institute; family-notices: news to families; all: every mail to many and every notice',
        ),
    }),
    answer: listOf(m.suppression),
  }),
  remove: endpoint({
    ...admin,
    id: 'admin.suppressions.remove',
    method: 'DELETE',
    path: '/admin/suppressions',
    summary: 'Lifts suppressions, all that are named or none: mails to many go to these addresses again',
    query: removeQuery,
    body: z
      .strictObject({
        id: removeBody.shape.id.describe('Id of the suppression'),
        ids: removeBody.shape.ids.describe('Ids of the suppressions'),
      })
      .optional(),
    example: { id: 1 },
    answer: removed,
    errors: ['NOT_FOUND'],
  }),
}
