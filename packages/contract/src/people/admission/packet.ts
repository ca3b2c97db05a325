import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { fileResponse } from '../../endpoint/file-response.ts'
import { idNumber } from '../../endpoint/query.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { dateTimeText } from '../../fields/field.ts'
import { selfEndpoint } from '../student/self-endpoint.ts'
import { applicationsTag } from './endpoints.ts'

/** Raised where a field of a packet is renamed, removed or changes its meaning. */
export const packetFormat = 'pravesh-application-packet-1'

/** How a packet is given: to computers, or to people and printers. */
export const packetForms = ['json', 'pdf'] as const
export const packetQuery = z.strictObject({
  form: z
    .enum(packetForms)
    .optional()
    .describe(
      'json: the signed packet, which the page /verify checks; pdf: the same facts to print. json where left out',
    ),
})
export const packetFileTypes = ['application/json', 'application/pdf'] as const

/** The page that checks a packet. The part after # is the signed statement: browsers send it to nobody. */
export const verifyPath = '/verify'

/** What is signed: a short statement about one packet, which fits into a QR code and names no person. */
export const packetStatement = z.strictObject({
  format: z.literal(packetFormat),
  application: z.int(),
  /** Which writing of the form: 1 as first sent, one more with each correction. */
  version: z.int(),
  institute: z.string(),
  class: z.int().nullable(),
  course: z.string().nullable(),
  session: z.string().nullable(),
  sentAt: dateTimeText,
  correctedAt: dateTimeText.nullable(),
  /** Of the canonical packet (RFC 8785), in hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Signed by a demonstration, whose key everybody knows. */
  demo: z.boolean(),
})
export type PacketStatement = z.output<typeof packetStatement>

const jwk = z
  .strictObject({
    kty: z.literal('OKP').describe('Kind of the key (RFC 8037)'),
    crv: z.literal('Ed25519').describe('Its curve'),
    x: z.string().describe('The public key: 32 bytes in base64url'),
    kid: z.string().describe('Its name in the head of what it signed: its thumbprint (RFC 7638)'),
    alg: z.literal('EdDSA').describe('How it signs'),
    use: z.literal('sig').describe('What for: signatures'),
  })
  .meta({ id: 'PacketKey' })
export type PacketKey = z.output<typeof jwk>

const signaturesTag: Tag = {
  name: 'Signatures',
  audience: 'anyone',
  description: 'The public keys that check signed packets of applications.',
}
export const packetKeyEndpoints = {
  packetKeys: endpoint({
    method: 'GET',
    realm: 'public',
    owner: 'any',
    status: 200,
    id: 'public.packet-keys',
    path: '/public/packet-keys',
    tag: signaturesTag,
    summary: 'The public keys of signed packets as a JSON Web Key Set (RFC 7517), earlier ones included',
    answer: z.strictObject({ keys: z.array(jwk).describe('The keys; the first signs now') }),
  }),
}

/** A family's own packets. */
export const packetEndpoints = {
  packet: endpoint({
    ...selfEndpoint,
    tag: applicationsTag,
    errors: ['NOT_FOUND'],
    id: 'student.application-packet',
    method: 'GET',
    path: '/student/application-packet/:id',
    summary:
      'The signed packet of an application that was sent: what its institute got, provable to anyone without us. NOT_FOUND before',
    params: z.strictObject({ id: idNumber.describe('Id of the application') }),
    query: packetQuery,
    file: packetFileTypes,
    answer: fileResponse,
  }),
}
