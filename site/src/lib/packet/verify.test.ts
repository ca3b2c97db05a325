import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { verifyAsync } from '@noble/ed25519'
import type { PacketKey } from '@pravesh/contract'
import canonicalize from 'canonicalize'
import { expect, test } from 'vitest'
import { fromBase64url } from './signature.ts'
import { verifyPacket, verifyStatement } from './verify.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const { x = '' } = publicKey.export({ format: 'jwk' })
const key: PacketKey = { kty: 'OKP', crv: 'Ed25519', x, kid: 'of-today', alg: 'EdDSA', use: 'sig' }
const encode = (value: unknown) => Buffer.from(canonicalize(value) ?? '').toString('base64url')

function signed(statement: object, head: object = { alg: 'EdDSA', kid: key.kid }): string {
  const text = `${encode(head)}.${encode(statement)}`
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`
}
const packet = { applicant: 'आशा', class: -2, answers: ['a\u0001b', 1.5, null] }
const statement = {
  format: 'pravesh-application-packet-1',
  application: 7,
  version: 1,
  institute: 'School 1',
  class: -2,
  course: null,
  session: '2027-28',
  sentAt: '2026-11-20T09:30:00.000Z',
  correctedAt: null,
  sha256: createHash('sha256')
    .update(canonicalize(packet) ?? '')
    .digest('hex'),
  demo: false,
}
const file = Buffer.from(canonicalize({ packet, statement: signed(statement) }) ?? '')

test('a packet and its statement are valid, and say what was signed', async () => {
  const expected = { kind: 'valid', statement, key: 'of-today' }
  expect(await verifyPacket(file, [key])).toEqual({ ...expected, whole: true })
  expect(await verifyStatement(signed(statement), [key])).toEqual({ ...expected, whole: false })
})

test('no byte of a packet can be changed, left out or added', async () => {
  const kinds = new Set<string>()
  for (let at = 0; at < file.length; at++) {
    const changed = Uint8Array.from(file)
    changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8))
    const shorter = Buffer.concat([file.subarray(0, at), file.subarray(at + 1)])
    const longer = Buffer.concat([file.subarray(0, at), Buffer.from(' '), file.subarray(at)])
    for (const bytes of [changed, shorter, longer]) kinds.add((await verifyPacket(bytes, [key])).kind)
  }
  expect([...kinds].toSorted()).toEqual(['changed', 'unknownKey', 'unreadable'])
})

test.each([
  ['another answer', { ...packet, class: 1 }],
  ['an answer more', { ...packet, quota: 'ews' }],
  ['an answer less', { applicant: packet.applicant, class: packet.class }],
])('a packet with %s under the same statement is changed', async (_, other) => {
  const text = canonicalize({ packet: other, statement: signed(statement) }) ?? ''
  expect(await verifyPacket(Buffer.from(text), [key])).toEqual({ kind: 'changed' })
})

test('a packet that was written anew, with the last of two equal names, is changed', async () => {
  const twice = file.toString().replace('"class":-2', '"class":3,"class":-2')
  expect(await verifyPacket(Buffer.from(twice), [key])).toEqual({ kind: 'changed' })
  const pretty = JSON.stringify(JSON.parse(file.toString()), null, 2)
  expect(await verifyPacket(Buffer.from(pretty), [key])).toEqual({ kind: 'changed' })
})

test('a key that the page does not have is unknown, and another of its name signs nothing', async () => {
  expect(await verifyPacket(file, [])).toEqual({ kind: 'unknownKey' })
  const { x: otherX = '' } = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' })
  expect(await verifyPacket(file, [{ ...key, x: otherX }])).toEqual({ kind: 'changed' })
})

test.each(['', 'a.b', 'a.b.c.d', `${signed(statement)}.more`, signed({ application: 'seven' })])(
  '“%s” is no statement',
  async (text) => {
    expect(await verifyStatement(text, [key])).toEqual({ kind: 'unreadable' })
  },
)

test('a signature in another spelling of the same bytes, or without an algorithm, is none', async () => {
  const jws = signed(statement)
  const last = jws.at(-1) ?? ''
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const spelled = jws.slice(0, -1) + letters[letters.indexOf(last) + 1]
  const signatureOf = (text: string) => Buffer.from(text.split('.')[2] ?? '', 'base64url')
  expect(signatureOf(spelled)).toEqual(signatureOf(jws))
  expect(await verifyStatement(spelled, [key])).toEqual({ kind: 'changed' })
  expect(await verifyStatement(signed(statement, { alg: 'none', kid: key.kid }), [key])).toEqual({ kind: 'changed' })
})

test('the library for older browsers says the same', async () => {
  const jws = signed(statement)
  const [head, body, part = ''] = jws.split('.')
  const [signature, publicBytes] = [fromBase64url(part), fromBase64url(x)]
  if (!signature || !publicBytes) throw new Error('No bytes')
  const text = (written: string) => new TextEncoder().encode(written)
  expect(await verifyAsync(signature, text(`${head}.${body}`), publicBytes)).toBe(true)
  expect(await verifyAsync(signature, text(`${head}.${body}x`), publicBytes)).toBe(false)
})
