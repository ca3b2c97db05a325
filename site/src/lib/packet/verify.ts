import type { PacketKey, PacketStatement } from '@pravesh/contract'
import canonicalize from 'canonicalize'
import { digestOf, fromBase64url, isSigned } from './signature.ts'

/** What a check says. `whole`: the packet itself was checked, not the statement alone. */
export type Outcome =
  | { kind: 'valid'; statement: PacketStatement; key: string; whole: boolean }
  | { kind: 'changed' | 'unknownKey' | 'unreadable' }

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isTextOrNull = (value: unknown) => value === null || typeof value === 'string'

// Not the schema of the contract, which is larger than the rest of the page.
const isStatement = (value: unknown): value is PacketStatement =>
  isFields(value) &&
  typeof value.application === 'number' &&
  typeof value.version === 'number' &&
  (value.class === null || typeof value.class === 'number') &&
  [value.institute, value.sentAt, value.sha256].every((text) => typeof text === 'string') &&
  [value.course, value.session, value.correctedAt].every(isTextOrNull) &&
  typeof value.demo === 'boolean'

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
const decoded = (part: string): unknown => {
  const bytes = fromBase64url(part)
  return bytes && parse(new TextDecoder().decode(bytes))
}

/** Checks a signed statement, as a QR code has it: a JSON Web Signature in its compact form (RFC 7515). Nothing is sent anywhere. */
export async function verifyStatement(jws: string, keys: readonly PacketKey[]): Promise<Outcome> {
  const [head = '', body = '', signaturePart = '', ...rest] = jws.split('.')
  const header = decoded(head)
  if (!isFields(header) || rest.length > 0 || signaturePart === '') return { kind: 'unreadable' }
  const key = keys.find(({ kid }) => kid === header.kid)
  if (!key) return { kind: 'unknownKey' }
  const signature = fromBase64url(signaturePart)
  const signed = new TextEncoder().encode(`${head}.${body}`)
  if (header.alg !== 'EdDSA' || !signature || !(await isSigned(key, signature, signed))) return { kind: 'changed' }
  const statement = decoded(body)
  return isStatement(statement) ? { kind: 'valid', statement, key: key.kid, whole: false } : { kind: 'unreadable' }
}

/** Canonical JSON (RFC 8785); undefined for a text that has none. */
function canonical(value: unknown): string | undefined {
  try {
    return canonicalize(value)
  } catch {
    return undefined
  }
}

/** Checks the file of a packet: every byte of it counts, also white space and the order of the fields. */
export async function verifyPacket(bytes: Uint8Array, keys: readonly PacketKey[]): Promise<Outcome> {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const file = parse(text)
  if (!isFields(file) || !isFields(file.packet) || typeof file.statement !== 'string') return { kind: 'unreadable' }
  const outcome = await verifyStatement(file.statement, keys)
  if (outcome.kind !== 'valid') return outcome
  const isWhole = (await digestOf(canonical(file.packet) ?? '')) === outcome.statement.sha256
  return isWhole && canonical(file) === text ? { ...outcome, whole: true } : { kind: 'changed' }
}
