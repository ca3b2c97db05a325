import { z } from 'zod'
import { removeBody, removeQuery } from '../catalogue/endpoints.ts'
import { endpoint } from '../endpoint/endpoint.ts'
import { listOf, oneOf, removed, writeResponse } from '../endpoint/envelope.ts'
import { idNumber, partQuery } from '../endpoint/query.ts'
import { instituteAccess, operatorAccess } from '../endpoint/roles.ts'
import type { Tag } from '../endpoint/tag.ts'
import { dateTimeText, recordId, typedText } from '../fields/field.ts'
import { reviewedGroups } from './declared/field.ts'
import { partTimes } from './parts/part.ts'
import { instituteTypes } from './type.ts'

export const institutesTag: Tag = {
  name: 'Institutes',
  audience: 'institutes',
  description: 'What an institute sees and changes of itself.',
}

export const proposalsTag: Tag = {
  name: 'Proposals',
  audience: 'administrators',
  description: 'What institutes propose of their name, place, owner and approvals, and who changed what.',
}

/** `waiting` for staff; `accepted`, whole or in part; `refused`; `withdrawn` by the institute. */
export const proposalStates = ['waiting', 'accepted', 'refused', 'withdrawn'] as const
export type ProposalState = (typeof proposalStates)[number]

/** A stored value, and its text where it is the id of a place, a board or a kind. */
const displayValue = z.strictObject({
  value: z
    .union([z.string(), z.number(), z.array(z.string()), z.array(z.number())])
    .nullable()
    .describe('The value as it is kept: a text, a number, or a list; null where there is none'),
  text: z
    .string()
    .nullable()
    .describe('The value in words: of a number of a look-up its name; null where there is none'),
})
export type DisplayValue = z.output<typeof displayValue>
const field = {
  name: z.string().describe('Name of the field, as in the details of the institute'),
  /** The value at the time of the proposal. */
  held: displayValue.describe('As the page said it when this was proposed'),
  proposed: displayValue.describe('As it is to be'),
  accepted: z.boolean().nullable().describe('Whether the desk accepted it; null until it has decided'),
}
const proposal = {
  id: recordId.describe('Id of the proposal'),
  matter: z
    .enum(reviewedGroups)
    .describe(
      'What of the institute it is about: its name, its place, whose it is (ownership), who approves it (approvals)',
    ),
  status: z
    .enum(proposalStates)
    .describe(
      'waiting: the desk has not decided; accepted: it stands on the page, whole or some of its fields; refused: the page stays; withdrawn: the institute took it back',
    ),
  /** The reason of a rejection, for the institute. */
  reason: z.string().nullable().describe('Why it was refused, or the fields that were not accepted; null before'),
  decidedAt: dateTimeText.nullable().describe('When the desk decided: ISO 8601, in UTC; null before'),
  ...partTimes,
}
/** A change of an identifying field, as its login sees it. */
export const ownProposal = z
  .strictObject({ ...proposal, fields: z.array(z.strictObject(field)).describe('The fields that are to change') })
  .meta({ id: 'OwnProposal' })
export type OwnProposal = z.output<typeof ownProposal>

/** The same for staff: with the institute, the login, and the current page. */
const staffProposal = z
  .strictObject({
    ...proposal,
    instituteType: z.enum(instituteTypes).describe('Whether it is a school or a college'),
    instituteId: recordId.describe('Id of the school or college; `instituteType` says which of the two'),
    instituteName: z.string().describe('Name of the institute as it stands now'),
    fields: z
      .array(z.strictObject({ ...field, now: displayValue.describe('As the page says it now') }))
      .describe('The fields that are to change'),
    /** Fields whose value on the page has changed since the proposal. */
    changed: z.array(z.string()).describe('Fields that stand otherwise on the page now than when this was proposed'),
    /** The login that proposed it: its name as it was, and its account while there is one. */
    by: z.string().describe('The login that proposed it, as it was called then'),
    account: recordId.nullable().describe('Account of that login; null where it is gone'),
    decidedBy: z.string().nullable().describe('User name of the administrator who decided; null before'),
  })
  .meta({ id: 'DeskProposal' })
export type StaffProposal = z.output<typeof staffProposal>

const proposalDecision = z
  .strictObject({
    id: recordId.describe('Id of the proposal'),
    status: z.enum(['accepted', 'refused']).describe('accepted or refused'),
    fields: z
      .array(typedText(40))
      .min(1)
      .max(20)
      .optional()
      .describe('The fields that are accepted, where not all are: the others are refused, with a reason'),
    reason: typedText(1_000)
      .pipe(z.string().min(1, 'Required'))
      .optional()
      .describe('Why it is refused, or why not all fields are accepted; the institute reads it'),
    /** The version that was read: a later change by the institute is not decided on. */
    updatedAt: dateTimeText.describe(
      '`updatedAt` as you read it: refused with CONFLICT where the institute has changed the proposal since',
    ),
    overwrite: z
      .literal(true)
      .optional()
      .describe('Accepts it also where the page has changed since it was proposed; left out, that is CONFLICT'),
  })
  .refine((b) => b.fields === undefined || b.status === 'accepted', {
    path: ['fields'],
    message: 'A refusal is of all fields',
  })
  .refine((b) => (b.status === 'refused' || b.fields !== undefined) === (b.reason !== undefined), {
    path: ['reason'],
    message: 'A refusal says why; an acceptance of all has no reason',
  })
export type ProposalDecision = z.output<typeof proposalDecision>

const staffEndpoint = {
  realm: 'admin',
  access: operatorAccess.proposals,
  owner: 'any',
  tag: proposalsTag,
  status: 200,
} as const
const sorts = ['id', 'createdAt', 'updatedAt'] as const
/** Staff endpoints for institutes' proposals. */
export const adminProposalEndpoints = {
  list: endpoint({
    ...staffEndpoint,
    id: 'admin.proposals.list',
    method: 'GET',
    path: '/admin/proposals',
    summary: 'Changes of names, places, owners and approvals that institutes propose, newest first',
    query: partQuery(sorts, {
      status: z.enum(proposalStates).optional().describe('Only those in this state'),
      matter: z
        .enum(reviewedGroups)
        .optional()
        .describe('Only proposals about this: name, place, ownership or approvals'),
      instituteType: z.enum(instituteTypes).optional().describe('Only those of schools, or of colleges'),
      instituteId: idNumber
        .optional()
        .describe(
          'Only those of the school or college with this id; give `instituteType` too, for one of each may have it',
        ),
    }),
    answer: listOf(staffProposal),
  }),
  get: endpoint({
    ...staffEndpoint,
    id: 'admin.proposals.get',
    method: 'GET',
    path: '/admin/proposals/:id',
    summary: 'One proposal, beside the page as it stands now',
    params: z.strictObject({ id: idNumber.describe('Id of the proposal') }),
    answer: oneOf(staffProposal),
    errors: ['NOT_FOUND'],
  }),
  decide: endpoint({
    ...staffEndpoint,
    id: 'admin.proposals.decide',
    method: 'PUT',
    path: '/admin/proposals',
    summary: 'Accepts a proposal, whole or some of its fields, or refuses it; the institute is told by mail',
    body: proposalDecision,
    example: { id: 1, status: 'accepted', updatedAt: '2026-11-22T09:30:00Z' },
    answer: writeResponse(staffProposal),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
const buyerEndpoint = {
  realm: 'buyer',
  access: instituteAccess.page,
  owner: 'institute',
  tag: institutesTag,
  status: 200,
  path: '/buyer/proposals/:sid',
  params: z.strictObject({
    sid: idNumber.describe('Id of the institute: a school’s, or a college’s where the account manages colleges'),
  }),
  errors: ['NOT_FOUND'],
} as const
/** An institute's own proposals. They are made, and replaced, by `PUT /buyer/institute-details/:sid`. */
export const buyerProposalEndpoints = {
  list: endpoint({
    ...buyerEndpoint,
    id: 'buyer.proposals.list',
    method: 'GET',
    summary: 'What the institute proposed of its name, place, owner and approvals, and what became of it, newest first',
    query: partQuery(sorts, { status: z.enum(proposalStates).optional().describe('Only those in this state') }),
    answer: listOf(ownProposal),
  }),
  withdraw: endpoint({
    ...buyerEndpoint,
    id: 'buyer.proposals.withdraw',
    method: 'DELETE',
    summary: 'Takes back proposals that wait, all that are named or none',
    query: removeQuery,
    body: removeBody.optional(),
    example: { id: 1 },
    answer: removed,
  }),
}
