import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf, oneOf, writeResponse } from '../../endpoint/envelope.ts'
import { idNumber, partQuery } from '../../endpoint/query.ts'
import { instituteAccess, instituteRoles, operatorAccess, operatorRoles } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { dateTimeText, personalText, recordId } from '../../fields/field.ts'

const teamTag: Tag = {
  name: 'People',
  audience: 'administrators',
  description: 'Who works for the operator, and in which role.',
}
const instituteTeamTag: Tag = {
  name: 'People of an institute',
  audience: 'institutes',
  description: 'Who works for an institute, and in which role.',
}

const person = {
  id: recordId.describe('Id of the account'),
  name: z.string().nullable().describe('Name of the person; null where none is known'),
  lastUsedAt: dateTimeText
    .nullable()
    .describe(
      'When a session of the account was last used, to five minutes: ISO 8601, in UTC; null where none is open',
    ),
  isSelf: z.boolean().describe('True of the account that asks'),
}
const operatorPerson = z
  .strictObject({
    ...person,
    username: z.string().describe('Name that the person signs in by'),
    email: z.string().nullable().describe('Where mails to the person go; null where no address is known'),
    role: z.enum(operatorRoles).describe('Role of the person'),
    suspended: z.boolean().describe('True while nobody can sign in to the account'),
  })
  .meta({ id: 'OperatorPerson' })
export type OperatorPerson = z.output<typeof operatorPerson>
const colleague = z
  .strictObject({
    ...person,
    email: z.string().describe('E-mail address that the person signs in by'),
    role: z.enum(instituteRoles).describe('Role of the person at this institute'),
    since: dateTimeText.describe('Since when the person works for this institute: ISO 8601, in UTC'),
    suspended: z.boolean().describe('True while administrators have suspended the account'),
  })
  .meta({ id: 'Colleague' })
export type Colleague = z.output<typeof colleague>

const common = { realm: 'admin', owner: 'any', access: operatorAccess.people, tag: teamTag, status: 200 } as const
const own = { owner: 'self', access: operatorAccess.own, method: 'GET' } as const
const ofInstitute = {
  realm: 'buyer',
  owner: 'institute',
  access: instituteAccess.people,
  tag: instituteTeamTag,
  status: 200,
  params: z.strictObject({
    sid: idNumber.describe('Id of the institute: a school’s, or a college’s where the account manages colleges'),
  }),
} as const

/** People of the operator. An account is suspended by `PUT /admin/accounts`. */
export const adminTeamEndpoints = {
  account: endpoint({
    ...common,
    ...own,
    id: 'admin.account',
    path: '/admin/account',
    summary: 'The signed-in account of the operator, with its role',
    answer: oneOf(operatorPerson),
  }),
  list: endpoint({
    ...common,
    id: 'admin.team.list',
    method: 'GET',
    path: '/admin/team',
    summary: 'People of the operator, by name; search finds a part of a name or of an address',
    query: partQuery(['id', 'username'], {}),
    answer: listOf(operatorPerson),
  }),
  update: endpoint({
    ...common,
    id: 'admin.team.update',
    recentSignIn: true,
    method: 'PUT',
    path: '/admin/team',
    summary: 'Gives a person of the operator another role, from their next call on; there is always an owner',
    body: z.strictObject({
      id: recordId.describe('Id of the account'),
      role: z.enum(operatorRoles).describe('Role that the person has from now on'),
    }),
    example: { id: 1, role: 'owner' },
    answer: writeResponse(operatorPerson),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  endSessions: endpoint({
    ...common,
    id: 'admin.team.end-sessions',
    recentSignIn: true,
    method: 'POST',
    path: '/admin/team/end-sessions',
    summary: 'Signs a person of the operator out everywhere; the account stays open',
    body: z.strictObject({ id: recordId.describe('Id of the account') }),
    example: { id: 1 },
    answer: writeResponse(operatorPerson),
    errors: ['NOT_FOUND'],
  }),
}

const enquiryColleague = z
  .strictObject({
    id: person.id,
    name: z.string().describe('Name of the person, or the address that they sign in by'),
    isSelf: person.isSelf,
  })
  .meta({ id: 'EnquiryColleague' })
export type EnquiryColleague = z.output<typeof enquiryColleague>

/** People of an institute. */
export const buyerTeamEndpoints = {
  colleagues: endpoint({
    ...ofInstitute,
    access: instituteAccess.families,
    id: 'buyer.colleagues',
    method: 'GET',
    path: '/buyer/colleagues/:sid',
    summary: 'People of the institute who may answer families, by name: whom an enquiry can be given to',
    answer: oneOf(z.array(enquiryColleague)),
    errors: ['NOT_FOUND'],
  }),
  list: endpoint({
    ...ofInstitute,
    id: 'buyer.team.list',
    method: 'GET',
    path: '/buyer/team/:sid',
    summary: 'People of the institute, by address; search finds a part of a name or of an address',
    query: partQuery(['id', 'email'], {}),
    answer: listOf(colleague),
    errors: ['NOT_FOUND'],
  }),
  update: endpoint({
    ...ofInstitute,
    id: 'buyer.team.update',
    recentSignIn: true,
    method: 'PUT',
    path: '/buyer/team/:sid',
    summary: 'Gives a person another role at the institute, from their next call on; there is always an owner',
    body: z.strictObject({
      id: recordId.describe('Id of the account'),
      role: z.enum(instituteRoles).describe('Role that the person has from now on'),
    }),
    example: { id: 1, role: 'owner' },
    answer: writeResponse(colleague),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  end: endpoint({
    ...ofInstitute,
    id: 'buyer.team.end',
    recentSignIn: true,
    method: 'PUT',
    path: '/buyer/team/:sid/end',
    summary:
      'Takes the institute from a person, who is mailed the reason: the next call is refused. The last owner stays. Who has no other institute is signed out',
    body: z.strictObject({
      id: recordId.describe('Id of the account'),
      reason: personalText(500).pipe(z.string().min(3)).describe('Why; it is mailed to the person'),
    }),
    example: { id: 1, reason: 'Left the school' },
    answer: writeResponse(z.strictObject({ id: recordId.describe('Id of the account') })),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
