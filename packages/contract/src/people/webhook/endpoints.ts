import { z } from 'zod'
import { removeBody, removeQuery } from '../../catalogue/endpoints.ts'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf, removed, writeResponse } from '../../endpoint/envelope.ts'
import { idNumber, partQuery } from '../../endpoint/query.ts'
import { instituteAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { recordId } from '../../fields/field.ts'
import { changeWithId, versionExample } from '../../institute/parts/part.ts'
import {
  deliveryDays,
  deliveryStates,
  mostWebhooks,
  secretHours,
  webhook,
  webhookDelivery,
  webhookShape,
  webhookWithSecret,
} from './webhook.ts'

const webhooksTag: Tag = {
  name: 'Webhooks',
  audience: 'institutes',
  description:
    'Addresses of an institute’s own systems that are told of its events, signed as Standard Webhooks (standardwebhooks.com) describes.',
}
const common = {
  realm: 'buyer',
  owner: 'institute',
  access: instituteAccess.people,
  tag: webhooksTag,
  status: 200,
  params: z.strictObject({
    sid: idNumber.describe('Id of the institute: a school’s, or a college’s where the account manages colleges'),
  }),
} as const
const webhooks = { ...common, path: '/buyer/webhooks/:sid' } as const
const deliveries = { ...common, path: '/buyer/webhook-deliveries/:sid' } as const
const ofWebhook = z.strictObject({ id: recordId.describe('Id of the webhook') })

/** Webhooks of an institute, for its owners. */
export const webhookEndpoints = {
  list: endpoint({
    ...webhooks,
    id: 'buyer.webhooks.list',
    method: 'GET',
    summary: 'Addresses that are told of the institute’s events, newest first; no secret',
    query: partQuery(['id', 'name'], {}),
    answer: listOf(webhook),
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    ...webhooks,
    id: 'buyer.webhooks.create',
    recentSignIn: true,
    method: 'POST',
    summary: `Adds an address, and answers the secret that its deliveries are signed with; at most ${mostWebhooks}`,
    body: z.strictObject(webhookShape),
    example: { name: 'School system', url: 'https://erp.example.in/pravesh', events: ['enquiry.received'] },
    answer: writeResponse(webhookWithSecret),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  update: endpoint({
    ...webhooks,
    id: 'buyer.webhooks.update',
    recentSignIn: true,
    method: 'PUT',
    summary: 'Changes the fields named of a webhook; its secret stays',
    body: changeWithId(webhookShape),
    example: { id: 1, active: false, ...versionExample },
    answer: writeResponse(webhook),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  remove: endpoint({
    ...webhooks,
    id: 'buyer.webhooks.remove',
    method: 'DELETE',
    summary: 'Deletes webhooks with their deliveries',
    query: removeQuery,
    body: removeBody.optional(),
    example: { id: 1 },
    answer: removed,
    errors: ['NOT_FOUND'],
  }),
  newSecret: endpoint({
    ...webhooks,
    id: 'buyer.webhooks.new-secret',
    recentSignIn: true,
    method: 'PUT',
    path: '/buyer/webhooks/:sid/secret',
    summary: `Makes a new secret and answers it; the earlier one signs too, for ${secretHours} hours`,
    body: ofWebhook,
    example: { id: 1 },
    answer: writeResponse(webhookWithSecret),
    errors: ['NOT_FOUND'],
  }),
  test: endpoint({
    ...webhooks,
    id: 'buyer.webhooks.test',
    method: 'POST',
    path: '/buyer/webhooks/:sid/test',
    summary: 'Sends an event of the type webhook.test; CONFLICT while the address is switched off',
    body: ofWebhook,
    example: { id: 1 },
    answer: writeResponse(webhookDelivery),
    errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY'],
  }),
  deliveries: endpoint({
    ...deliveries,
    id: 'buyer.webhook-deliveries.list',
    method: 'GET',
    summary: `What was sent in the last ${deliveryDays} days, newest first`,
    query: partQuery(['id'], {
      webhook: idNumber.optional().describe('Only deliveries of the webhook with this id'),
      state: z.enum(deliveryStates).optional().describe('Only deliveries in this state'),
    }),
    answer: listOf(webhookDelivery),
    errors: ['NOT_FOUND'],
  }),
  sendAgain: endpoint({
    ...deliveries,
    id: 'buyer.webhook-deliveries.send-again',
    method: 'PUT',
    summary: 'Sends a delivery again, with the same id; CONFLICT while it waits or the address is switched off',
    body: z.strictObject({ id: recordId.describe('Id of the delivery') }),
    example: { id: 1 },
    answer: writeResponse(webhookDelivery),
    errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY'],
  }),
}
