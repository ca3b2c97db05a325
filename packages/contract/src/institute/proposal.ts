import { z } from 'zod'
import { removeBody, removeQuery } from '../catalogue/endpoints.ts'
import { endpoint } from '../endpoint/endpoint.ts'
import { listOf, oneOf, removed, writeResponse } from '../endpoint/envelope.ts'
import { idNumber, partQuery } from '../endpoint/query.ts'
import { dateTimeText, recordId, typedText } from '../fields/field.ts'
import { reviewedGroups } from './declared/field.ts'
import { partTimes } from './parts/part.ts'
import { instituteTypes } from './type.ts'

/** `waiting` for staff; `accepted`, whole or in part; `refused`; `withdrawn` by the institute. */
export const proposalStates = ['waiting', 'accepted', 'refused', 'withdrawn'] as const
export type ProposalState = (typeof proposalStates)[number]

/** A stored value, and its text where it is the id of a place, a board or a kind. */
const displayValue = z.strictObject({
  value: z.union([z.string(), z.number(), z.array(z.string()), z.array(z.number())]).nullable(),
  text: z.string().nullable(),
})
export type DisplayValue = z.output<typeof displayValue>
const field = {
  name: z.string(),
  /** The value at the time of the proposal. */
  held: displayValue,
  proposed: displayValue,
  /** Null until it is decided. */
  accepted: z.boolean().nullable(),
}
const proposal = {
  id: recordId,
  matter: z.enum(reviewedGroups),
  status: z.enum(proposalStates),
  /** The reason of a rejection, for the institute. */
  reason: z.string().nullable(),
  decidedAt: dateTimeText.nullable(),
  ...partTimes,
}
/** A change of an identifying field, as its login sees it. */
export const ownProposal = z
  .strictObject({ ...proposal, fields: z.array(z.strictObject(field)) })
  .meta({ id: 'OwnProposal' })
export type OwnProposal = z.output<typeof ownProposal>

/** The same for staff: with the institute, the login, and the current page. */
const staffProposal = z
  .strictObject({
    ...proposal,
    instituteType: z.enum(instituteTypes),
    instituteId: recordId,
    instituteName: z.string(),
    fields: z.array(z.strictObject({ ...field, now: displayValue })),
    /** Fields whose value on the page has changed since the proposal. */
    changed: z.array(z.string()),
    /** The login that proposed it: its name as it was, and its account while there is one. */
    by: z.string(),
    account: recordId.nullable(),
    decidedBy: z.string().nullable(),
  })
  .meta({ id: 'DeskProposal' })
export type StaffProposal = z.output<typeof staffProposal>

const proposalDecision = z
  .strictObject({
    id: recordId,
    status: z.enum(['accepted', 'refused']),
    /** The fields that are accepted, where not all are. */
    fields: z.array(typedText(40)).min(1).max(20).optional(),
    /** For the institute: the reason of a rejection, or of the fields that were not accepted. */
    reason: typedText(1_000).pipe(z.string().min(1, 'Required')).optional(),
    /** The version that was read: a later change by the institute is not decided on. */
    updatedAt: dateTimeText,
    /** Accepts it also where the page has changed since it was proposed. */
    overwrite: z.literal(true).optional(),
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

const staffEndpoint = { realm: 'admin', owner: 'any', tag: 'Proposals', status: 200 } as const
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
      status: z.enum(proposalStates).optional(),
      matter: z.enum(reviewedGroups).optional(),
      instituteType: z.enum(instituteTypes).optional(),
      instituteId: idNumber.optional(),
    }),
    answer: listOf(staffProposal),
  }),
  get: endpoint({
    ...staffEndpoint,
    id: 'admin.proposals.get',
    method: 'GET',
    path: '/admin/proposals/:id',
    summary: 'One proposal, beside the page as it stands now',
    params: z.strictObject({ id: idNumber }),
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
  owner: 'institute',
  tag: 'Institutes',
  status: 200,
  path: '/buyer/proposals/:sid',
  params: z.strictObject({ sid: idNumber }),
  errors: ['NOT_FOUND'],
} as const
/** An institute's own proposals. They are made, and replaced, by `PUT /buyer/institute-details/:sid`. */
export const buyerProposalEndpoints = {
  list: endpoint({
    ...buyerEndpoint,
    id: 'buyer.proposals.list',
    method: 'GET',
    summary: 'What the institute proposed of its name, place, owner and approvals, and what became of it, newest first',
    query: partQuery(sorts, { status: z.enum(proposalStates).optional() }),
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
