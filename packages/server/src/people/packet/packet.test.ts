import { execFile } from 'node:child_process'
import { createHash, createPublicKey, verify } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { documentExample, type PacketKey, packetStatement } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dataOf, staffApp } from '../admission/testing/staff.ts'
import { publicKeys, signStatement } from './keys.ts'

const { app, db, config, schoolStaff, two, family, callAs, applied } = await staffApp()
const script = fileURLToPath(new URL('../../../../../docs/verify-packet.mjs', import.meta.url))

const read = (token: string, url: string) =>
  app.inject({ url: `/api/v1${url}`, headers: { authorization: `Bearer ${token}` } })
const own = (token: string, id: number) => read(token, `/student/application-packet/${id}`)
const keySet = async () => (await app.inject('/api/v1/public/packet-keys')).json<{ keys: PacketKey[] }>()
const partsOf = (text: string) => {
  const file = JSON.parse(text) as { packet: Record<string, unknown>; statement: string }
  const [head = '', body = '', signature = ''] = file.statement.split('.')
  const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  return {
    ...file,
    head: decode(head),
    said: packetStatement.parse(decode(body)),
    signed: `${head}.${body}`,
    signature,
  }
}

/** What the script of the documents says of a file: true for an unchanged one. */
async function verifies(text: string | Uint8Array, keys: object) {
  const [file, keyFile] = [join(config.dataDir, 'packet.json'), join(config.dataDir, 'keys.json')]
  await Promise.all([writeFile(file, text), writeFile(keyFile, JSON.stringify(keys))])
  return promisify(execFile)(process.execPath, [script, file, keyFile]).then(
    ({ stdout }) => stdout.startsWith('Unchanged.'),
    () => false,
  )
}

test('a family downloads what it sent, with a signature that Node alone checks', async () => {
  const asha = await applied()
  const response = await own(asha.token, asha.application)
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toContain('application/json')
  expect(response.headers['cache-control']).toBe('no-store')
  const { packet, said } = partsOf(response.body)
  expect(packet).toMatchObject({
    application: asha.application,
    demo: true,
    institute: { type: 'school', id: 1, name: 'School 1' },
    class: 1,
    session: '2027-28',
    applicant: `Ira ${asha.id}`,
    common: { alumni: 'Mother, 2004' },
    correctedAt: null,
  })
  expect(response.body).not.toContain('900000')
  expect(said).toMatchObject({ institute: 'School 1', version: 1, class: 1, sentAt: packet.sentAt, demo: true })
  // It is shown to whoever scans it: it names no person.
  expect(JSON.stringify(said)).not.toContain('Ira')
  expect(await verifies(response.body, await keySet())).toBe(true)
  expect((await own(asha.token, asha.application)).body).toBe(response.body)
})

test('a document is named by its bytes’ digest, and a correction is another packet with its time', async () => {
  const asha = await applied()
  const before = (await own(asha.token, asha.application)).body
  const documentId = dataOf(await asha.as('POST', '/student/documents', documentExample)).id
  await asha.as('PUT', `/student/shortlist-form/${asha.listed}`, { documents: [documentId] })
  const after = partsOf((await own(asha.token, asha.application)).body)
  const bytes = (await read(asha.token, `/student/documents/${documentId}`)).rawPayload
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  expect(after.packet.documents).toMatchObject([{ bytes: bytes.length, sha256 }])
  expect(after.said).toMatchObject({ version: 2, sentAt: partsOf(before).said.sentAt })
  expect(after.said.correctedAt).not.toBeNull()
  expect(after.said.sha256).not.toBe(partsOf(before).said.sha256)
})

test('any changed byte fails', async () => {
  const asha = await applied()
  const { rawPayload } = await own(asha.token, asha.application)
  const keys = await keySet()
  const changes = fc.record({ at: fc.nat(rawPayload.length - 1), by: fc.integer({ min: 1, max: 255 }) })
  await fc.assert(
    fc.asyncProperty(changes, async ({ at, by }) => {
      const changed = Uint8Array.from(rawPayload)
      changed[at] = (changed[at] ?? 0) ^ by
      return !(await verifies(changed, keys))
    }),
    { numRuns: 12, seed: 7 },
  )
})

test('an older packet is checked after its key was replaced, also when the secret is gone', async () => {
  const asha = await applied()
  const packet = (await own(asha.token, asha.application)).body
  const [current] = config.encryptionKeys
  const newer = { id: '2027', secret: 'a banyan by the gate of the newer school' }
  const kid = partsOf(packet).head.kid
  const jws = await signStatement(db, { encryptionKeys: [newer, current] }, '{}')
  expect(jws).not.toContain(kid)
  for (const encryptionKeys of [[newer, current], [newer]] as const) {
    const keys = await publicKeys(db, { encryptionKeys })
    expect(keys[0]?.kid).not.toBe(kid)
    expect(await verifies(packet, { keys })).toBe(true)
  }
  expect(await verifies(packet, { keys: [] })).toBe(false)
  const [head, body, signature = ''] = jws.split('.')
  const [jwk] = await publicKeys(db, { encryptionKeys: [newer] })
  const key = createPublicKey({ key: { ...jwk }, format: 'jwk' })
  expect(verify(null, Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))).toBe(true)
})

test('nobody gets another’s packet, and there is none before an application is sent', async () => {
  const asha = await applied()
  const other = await family('school')
  const draft = await family('school')
  const listed = dataOf(await callAs(draft)('POST', '/student/shortlist', { instituteId: 1 })).id
  const written = await callAs(draft)('PUT', `/student/shortlist-form/${listed}`, { class: 1 })
  const { id: unsent } = dataOf(written).application as { id: number }
  const desk = (id: number, sid = 1) => `/buyer/application/${sid}/${id}/packet`
  const responses = await Promise.all([
    own(other.token, asha.application),
    own(draft.token, unsent),
    own(draft.token, 2_000_000_000),
    read(schoolStaff.token, desk(unsent)),
    read(two.token, desk(asha.application)),
    read(two.token, desk(asha.application, 2)),
  ])
  expect(responses.map((response) => response.statusCode)).toEqual([404, 404, 404, 404, 404, 404])
})

test('the institute downloads the same bytes while it may read the application, and that stands in the log', async () => {
  const asha = await applied()
  const url = `/buyer/application/1/${asha.application}/packet`
  const theirs = await read(schoolStaff.token, url)
  expect(theirs.statusCode).toBe(200)
  expect(theirs.body).toBe((await own(asha.token, asha.application)).body)
  const { rows } = await db.execute(
    sql`select realm, account, packet from contact_read where application = ${asha.application}`,
  )
  expect(rows).toEqual([{ realm: 'buyer', account: schoolStaff.id, packet: true }])
  const seen = dataOf(await asha.as('GET', `/student/shortlist-form/${asha.listed}`))
  const line = { by: 'School 1 (Ravi Menon)', side: 'buyer', packet: true }
  expect(seen).toMatchObject({ openedAt: expect.stringMatching(/^20/), reads: [line] })
  await read(schoolStaff.token, url)
  await schoolStaff.as('GET', `/buyer/application/1/${asha.application}`)
  const again = dataOf(await asha.as('GET', `/student/shortlist-form/${asha.listed}`))
  expect(again).toMatchObject({ openedAt: seen.openedAt, reads: [{ ...line, packet: false }, line, line] })
  await asha.as('DELETE', `/student/access/${asha.application}`)
  expect((await read(schoolStaff.token, url)).statusCode).toBe(404)
  expect((await own(asha.token, asha.application)).statusCode).toBe(200)
})
