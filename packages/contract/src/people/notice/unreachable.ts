import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf } from '../../endpoint/envelope.ts'
import { partQuery } from '../../endpoint/query.ts'
import { operatorAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { dateTimeText, recordId } from '../../fields/field.ts'
import { instituteTypes } from '../../institute/type.ts'

/** Why nobody at an institute can be told, the first that is true. */
export const unreachableReasons = ['no-login', 'suspended', 'bounced', 'turned-off'] as const

const unreachableInstitute = z
  .strictObject({
    id: z.string().describe('Kind and id of the institute, as school-12'),
    instituteType: z.enum(instituteTypes).describe('Whether it is a school or a college'),
    instituteId: recordId.describe('Id of the school or college; `instituteType` says which of the two'),
    name: z.string().describe('Name of the school or college'),
    reason: z
      .enum(unreachableReasons)
      .describe(
        'no-login: nobody who may answer families has a login; suspended: all of them are suspended; bounced: their addresses refuse mail; turned-off: they stopped these mails',
      ),
    enquiries: z.int().describe('Open enquiries that wait for a reply of the institute'),
    applications: z.int().describe('Applications that were sent and that nobody has begun to read'),
    waitingSince: dateTimeText.describe('Since when the oldest of them waits: ISO 8601, in UTC'),
  })
  .meta({ id: 'UnreachableInstitute' })
export type UnreachableInstitute = z.output<typeof unreachableInstitute>

const unreachableTag: Tag = {
  name: 'Institutes that cannot be told',
  audience: 'administrators',
  description: 'Institutes that families wait for, and where nobody can be told.',
}

/** Institutes with open enquiries or unread applications, of whose people none can be told by mail. */
export const unreachableEndpoints = {
  list: endpoint({
    realm: 'admin',
    access: operatorAccess.enquiries,
    owner: 'any',
    tag: unreachableTag,
    status: 200,
    id: 'admin.unreachable-institutes.list',
    method: 'GET',
    path: '/admin/unreachable-institutes',
    summary: 'Institutes that families wait for, and where nobody can be told; the longest wait first',
    query: partQuery(['id', 'waitingSince'], {
      reason: z.enum(unreachableReasons).optional().describe('Only those with this reason'),
      instituteType: z.enum(instituteTypes).optional().describe('Only schools, or only colleges'),
    }),
    answer: listOf(unreachableInstitute),
  }),
}
