import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf } from '../../endpoint/envelope.ts'
import { fileResponse } from '../../endpoint/file-response.ts'
import { idNumber, partQuery } from '../../endpoint/query.ts'
import { instituteAccess, operatorAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { daysInOrder } from '../../fields/day-range.ts'
import { dateText, dateTimeText } from '../../fields/field.ts'
import { accountRealms } from '../account/endpoints.ts'

const securityLogTag: Tag = {
  name: 'Security log',
  audience: 'administrators',
  description: 'Who signed in, changed access, exported or was refused. Nothing in it can be changed.',
}

/** What the security log records. */
export const securityEventKinds = [
  ...(['sign-in', 'code-sign-in', 'sign-out', 'sessions-ended', 'reset-asked', 'reset-used'] as const),
  ...(['password-changed', 'email-changed', 'mobile-changed', 'suspended', 'reopened', 'refused'] as const),
  ...(['factor-added', 'factor-removed', 'factor-wrong', 'recovery-code-used', 'factor-reset'] as const),
  ...([
    'enquiries-exported',
    'copy-exported',
    'log-exported',
    'list-exported',
    'preview-made',
    'person-searched',
  ] as const),
  ...(['invited', 'invitation-accepted', 'invitation-removed', 'role-changed', 'access-ended'] as const),
  ...(['signed-up', 'email-proven', 'bank-account-changed', 'guardian-agreed', 'guardian-withdrew'] as const),
  ...(['webhook-added', 'webhook-changed', 'webhook-removed', 'webhook-secret-made'] as const),
  ...(['partner-approved', 'partner-rejected', 'institute-unlinked'] as const),
  ...(['refund-done', 'refund-failed'] as const),
  ...(['refund-asked', 'refund-approved', 'refund-refused', 'refund-transferred'] as const),
  ...(['refund-account-asked', 'refund-account-allowed', 'refund-account-opened'] as const),
] as const
const kind = z
  .enum(securityEventKinds)
  .describe('What happened. refused: calls of staff that were answered with 401 or 403, counted by the minute')
export const securityOutcomes = ['done', 'wrong', 'locked', 'refused'] as const
const outcome = z
  .enum(securityOutcomes)
  .describe(
    'How it ended. done; wrong: the password or code was not right; locked: nothing was compared, after too many tries; refused: it was right, or not needed, and still not let in',
  )
const realm = z
  .enum(accountRealms)
  .describe('Which kind of account. student: students and parents; buyer: institutes; admin: administrators')

const securityEvent = z
  .strictObject({
    id: z.int().min(1).describe('Id of this record: a whole number, unique among records of its kind'),
    at: dateTimeText.describe('When it happened: ISO 8601, in UTC'),
    realm,
    account: z.int().nullable().describe('Id of the account; null where no account is known'),
    who: z.string().nullable().describe('Name of the account as it is now; null where it is unknown or gone'),
    kind,
    outcome,
    name: z
      .string()
      .nullable()
      .describe('The name that was tried where no account has it, as a keyed hash: the same name has the same one'),
    network: z
      .string()
      .nullable()
      .describe('Network of the caller, as a keyed hash: the same network has the same one'),
    device: z.string().nullable().describe('Browser and system of the caller, such as Chrome, Android'),
    details: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
      .describe('Ids and counts of what it was about'),
  })
  .meta({ id: 'SecurityEvent' })
export type SecurityEvent = z.output<typeof securityEvent>

const days = {
  date1: dateText.optional().describe('First day, in India').meta({ example: '2026-11-01' }),
  date2: dateText.optional().describe('Last day, in India, that day included').meta({ example: '2026-11-30' }),
}
const ownFilters = {
  kind: kind.optional().describe('Only events of this kind'),
  outcome: outcome.optional().describe('Only events that ended so'),
  ...days,
}
const staffFilters = {
  ...ownFilters,
  realm: realm.optional().describe('Only events of this kind of account'),
  account: idNumber.optional().describe('Only events by or about the account with this id; give `realm` too'),
  payment: idNumber.optional().describe('Only events about the payment with this id'),
}

const common = {
  realm: 'admin',
  access: operatorAccess.people,
  owner: 'any',
  tag: securityLogTag,
  status: 200,
  method: 'GET',
} as const

const tagOfLogins: Tag = { ...securityLogTag, name: 'Security log of a login', audience: 'institutes' }

/** The security log for administrators, and an institute's own part of it. */
export const securityLogEndpoints = {
  list: endpoint({
    ...common,
    id: 'admin.security-log.list',
    path: '/admin/security-log',
    summary: 'Who did what, newest first: sign-ins, resets, changes of access, exports, refusals of staff; no contacts',
    query: partQuery(['id'], staffFilters).superRefine(daysInOrder),
    answer: listOf(securityEvent),
  }),
  export: endpoint({
    ...common,
    id: 'admin.security-log.export',
    recentSignIn: true,
    path: '/admin/security-log/export',
    summary: 'The security log as JSON lines, oldest first, at most 100,000; each export is an event itself',
    query: z.strictObject(staffFilters).superRefine(daysInOrder),
    answer: fileResponse,
    file: ['application/x-ndjson'],
  }),
  own: endpoint({
    ...common,
    realm: 'buyer',
    access: instituteAccess.own,
    owner: 'self',
    tag: tagOfLogins,
    id: 'buyer.security-log',
    path: '/buyer/security-log',
    summary: 'Events of the login itself, newest first',
    query: partQuery(['id'], ownFilters).superRefine(daysInOrder),
    answer: listOf(securityEvent),
  }),
  institute: endpoint({
    ...common,
    realm: 'buyer',
    access: instituteAccess.people,
    owner: 'institute',
    tag: tagOfLogins,
    id: 'buyer.security-log.institute',
    path: '/buyer/security-log/:sid',
    params: z.strictObject({
      sid: idNumber.describe('Id of the institute: a school’s, or a college’s where the account manages colleges'),
    }),
    summary:
      'Events of all logins of the institute, newest first, for its owners; what a login did for another institute is left out where the event names it',
    query: partQuery(['id'], ownFilters).superRefine(daysInOrder),
    answer: listOf(securityEvent),
    errors: ['NOT_FOUND'],
  }),
}
