import { z } from 'zod'
import { removeBody, removeQuery } from '../../catalogue/endpoints.ts'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf, messageResponse, oneOf, removed, writeResponse } from '../../endpoint/envelope.ts'
import { idNumber, partQuery } from '../../endpoint/query.ts'
import {
  instituteAccess,
  instituteRoles,
  operatorAccess,
  operatorRoles,
  type Role,
  roles,
} from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { dateTimeText, recordId } from '../../fields/field.ts'
import { emailText, personName } from '../../fields/text.ts'
import { instituteTypes } from '../../institute/type.ts'
import { newPassword } from '../session/own-account.ts'

/** Hours that the link of an invitation works. */
export const invitationHours = 72

const instituteInvitationsTag: Tag = {
  name: 'Invitations of an institute',
  audience: 'institutes',
  description: 'People who are invited to work for an institute and have not accepted yet.',
}
const invitationsTag: Tag = {
  name: 'Invitations',
  audience: 'administrators',
  description: 'People who are invited to work here and have not accepted yet.',
}

const instituteId = idNumber.describe(
  'Id of the institute: a school’s, or a college’s where the account manages colleges',
)

const role = z.enum(roles).describe('Role that the person will have')
const invitation = z
  .strictObject({
    id: recordId.describe('Id of the invitation'),
    email: z.string().describe('E-mail address that was invited'),
    role,
    by: z.string().describe('Name of who invited'),
    createdAt: dateTimeText.describe('When it was sent last: ISO 8601, in UTC'),
    expiresAt: dateTimeText.describe('Until when its link works: ISO 8601, in UTC'),
    expired: z.boolean().describe('True where the link does not work any more: it can be sent again'),
  })
  .meta({ id: 'Invitation' })
export type Invitation = z.output<typeof invitation>

function invitationEndpoints<R extends Role>(own: readonly [R, ...R[]], realm: 'admin' | 'buyer') {
  const common = {
    realm,
    owner: realm === 'admin' ? ('any' as const) : ('institute' as const),
    access: realm === 'admin' ? operatorAccess.people : instituteAccess.people,
    tag: realm === 'admin' ? invitationsTag : instituteInvitationsTag,
    path: realm === 'admin' ? '/admin/invitations' : '/buyer/invitations/:sid',
    ...(realm === 'buyer' && { params: z.strictObject({ sid: instituteId }) }),
    status: 200,
  } as const
  return {
    list: endpoint({
      ...common,
      id: `${realm}.invitations.list`,
      method: 'GET',
      summary: 'Invitations that nobody has accepted yet, newest first',
      query: partQuery(['id', 'email'], {}),
      answer: listOf(invitation),
    }),
    create: endpoint({
      ...common,
      id: `${realm}.invitations.create`,
      recentSignIn: true,
      method: 'POST',
      summary: `Invites a person by mail: the link works once, for ${invitationHours} hours`,
      body: z.strictObject({
        email: emailText().describe('E-mail address of the person'),
        role: z.enum(own).describe('Role that the person will have'),
      }),
      example: { email: 'meera@example.in', role: 'counsellor' },
      answer: writeResponse(invitation),
      errors: ['DUPLICATE', 'TOO_MANY'],
    }),
    update: endpoint({
      ...common,
      id: `${realm}.invitations.send-again`,
      recentSignIn: true,
      method: 'PUT',
      summary: 'Sends a new link, and invalidates the earlier one',
      body: z.strictObject({ id: recordId.describe('Id of the invitation') }),
      example: { id: 1 },
      answer: writeResponse(invitation),
      errors: ['NOT_FOUND', 'TOO_MANY'],
    }),
    remove: endpoint({
      ...common,
      id: `${realm}.invitations.remove`,
      method: 'DELETE',
      summary: 'Takes invitations back: their links stop working',
      query: removeQuery,
      body: removeBody.optional(),
      example: { id: 1 },
      answer: removed,
      errors: ['NOT_FOUND'],
    }),
  }
}

/** Invitations to work for the operator. */
export const adminInvitationEndpoints = invitationEndpoints(operatorRoles, 'admin')
/** Invitations to work for an institute. */
export const buyerInvitationEndpoints = invitationEndpoints(instituteRoles, 'buyer')

const token = z
  .string()
  .regex(/^[\w-]{43}$/)
  .describe('Token of the link in the mail')
const invited = z
  .strictObject({
    realm: z.enum(['admin', 'buyer']).describe('admin: to work for the operator; buyer: for an institute'),
    email: z.string().describe('E-mail address that was invited: the person signs in by it'),
    role,
    by: z.string().describe('Name of who invited'),
    institute: z.string().nullable().describe('Name of the institute; null for the operator'),
    instituteType: z
      .enum(instituteTypes)
      .nullable()
      .describe('Whether it is a school or a college; null for the operator'),
    hasAccount: z
      .boolean()
      .describe('True where the address has an account already: it is accepted without a password'),
  })
  .meta({ id: 'Invited' })
export type Invited = z.output<typeof invited>

const acceptanceTag: Tag = {
  name: 'Accepting an invitation',
  audience: 'anyone',
  description: 'What the page of the link in the mail of an invitation calls.',
}
const open = { realm: 'open', owner: 'any', tag: acceptanceTag, status: 200, forConsoles: true } as const
/** What the page of the link in the mail calls. */
export const openInvitationEndpoints = {
  read: endpoint({
    ...open,
    id: 'open.invitation',
    method: 'POST',
    path: '/open/invitation',
    summary: 'Who invites to what, by the token of the mail; nothing changes',
    body: z.strictObject({ token }),
    example: { token: 'A'.repeat(43) },
    answer: oneOf(invited),
    errors: ['NOT_FOUND', 'TOO_MANY'],
  }),
  accept: endpoint({
    ...open,
    id: 'open.invitation.accept',
    method: 'PUT',
    path: '/open/invitation',
    summary: 'Accepts an invitation, once. A person without an account chooses name and password',
    body: z.strictObject({
      token,
      name: personName(120).nullish().describe('Full name; needed without an account'),
      password: newPassword
        .nullish()
        .describe('Password to sign in with, at least 10 characters, not a common one; needed without an account'),
    }),
    example: { token: 'A'.repeat(43), name: 'Meera Nair', password: 'hathi samosa khidki' },
    answer: messageResponse,
    errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY'],
  }),
}
