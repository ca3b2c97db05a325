import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { messageResponse, oneOf, writeResponse } from '../../endpoint/envelope.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { subscription } from './reports.ts'

const unsubscribingTag: Tag = {
  name: 'Unsubscribing',
  audience: 'anyone',
  description: 'Stopping mails by the link in one, and what mail providers report.',
}

const open = { realm: 'open', owner: 'any', tag: unsubscribingTag, status: 200 } as const
const byToken = {
  path: '/open/unsubscribe/:token',
  params: z.strictObject({
    token: z
      .string()
      .min(20)
      .max(450)
      .regex(/^[\w.-]+$/)
      .describe('Token of the link in a mail: the address and the purpose, sealed. It does not expire'),
  }),
  errors: ['NOT_FOUND'],
} as const

/** Unsubscribing from mails of one purpose by the link in a mail. Neither a session nor a cookie is needed. */
export const unsubscribeEndpoints = {
  get: endpoint({
    ...open,
    ...byToken,
    id: 'open.unsubscribe.get',
    method: 'GET',
    personal: true,
    summary: 'What the link in a mail stops, and whether it is stopped. Opening it changes nothing',
    answer: oneOf(subscription),
  }),
  stop: endpoint({
    ...open,
    ...byToken,
    id: 'open.unsubscribe',
    method: 'POST',
    summary: 'Stops mails of the purpose of the link (RFC 8058), as often as it is called; no other mail is affected',
    rawBody: true,
    example: { 'List-Unsubscribe': 'One-Click' },
    answer: writeResponse(subscription),
  }),
  undo: endpoint({
    ...open,
    ...byToken,
    id: 'open.unsubscribe.undo',
    method: 'DELETE',
    summary: 'Takes that back: mails of the purpose go to the address again',
    answer: writeResponse(subscription),
  }),
}

/** Reports of mail providers about undelivered mails. */
export const bounceEndpoints = {
  report: endpoint({
    ...open,
    id: 'open.mail.bounce',
    method: 'POST',
    path: '/open/mail/bounce',
    summary:
      'A bounce or a complaint: signed over the bytes sent, counted once for each event. NOT_FOUND where no secret is configured',
    rawBody: true,
    headers: {
      'X-Signature': {
        summary: 'HMAC-SHA256 of the bytes sent, with MAIL_BOUNCE_SECRET, in hexadecimal',
        required: true,
        example: 'b0a1f5ba4f0a5ea8d8e1c9c1f7c6f3a0a4f2e7f5f0a3f7f8b9d1c2e3f4a5b6c7',
      },
    },
    example: { event: 'evt-29QQoUBi66', type: 'hard', reference: 'letter-12', detail: '550 5.1.1 No such mailbox' },
    answer: messageResponse,
    errors: ['NOT_FOUND', 'MALFORMED', 'INVALID_SIGNATURE', 'TOO_LARGE'],
  }),
}
