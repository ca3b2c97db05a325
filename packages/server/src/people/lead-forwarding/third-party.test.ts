import type { ThirdPartyCourse, ThirdPartyService } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fieldsOf, testApp } from '../../../testing/test-app.ts'
import { demoKeys } from '../../platform/config/secrets.ts'
import { secretOf } from './services.ts'

type WriteResponse<T> = { data: T; message: string }
type Rows<T> = { data: T[]; total: number }
const { asAdmin, database } = await testApp('demo')
/** PUT with the version that the record has now. */
async function update<T>(name: 'services' | 'courses', change: { id: number; [field: string]: unknown }) {
  const list = `/admin/get-third-party-${name}?id=${change.id}`
  const [record] = (await asAdmin<Rows<{ updatedAt: string }>>('GET', list)).body.data
  const { updatedAt = '2026-11-20T09:30:00.000Z' } = record ?? {}
  return asAdmin<WriteResponse<T>>('PUT', `/admin/third-party-${name}`, { updatedAt, ...change })
}
/** A record as an update accepts it: without the fields that the server sets. */
const writable = ({ college_name: _name, createdAt: _createdAt, ...service }: ThirdPartyService) => service
const encryptionKeys = demoKeys
const writes = '/admin/third-party-services'
const service = { eid: 1, api: 'https://crm.example.in/leads', secret_key: 'a-rather-secret-key', source: 'meritto' }

test('a secret is written, never read: sealed in the database, masked in every answer', async () => {
  const added = await asAdmin<WriteResponse<ThirdPartyService>>('POST', writes, service)
  expect([added.status, added.body.message]).toEqual([200, 'Third-party Service Added Successfully'])
  const { id, secret_key, college_name } = added.body.data
  expect([secret_key, college_name.length > 0]).toEqual(['••••-key', true])
  const list = await asAdmin<Rows<ThirdPartyService>>('GET', '/admin/get-third-party-services?type=meritto')
  expect(list.body.data).toEqual([added.body.data])
  expect((await asAdmin<Rows<unknown>>('GET', '/admin/get-third-party-services?type=other')).body.total).toBe(0)
  const stored = await database.db.execute(sql`select * from third_party_service`)
  expect(JSON.stringify(stored.rows)).not.toContain('rather-secret')
  expect(await secretOf(database.db, { encryptionKeys }, id)).toBe('a-rather-secret-key')
  await expect(
    secretOf(database.db, { encryptionKeys: [{ id: 'other', secret: 'another key' }] }, id),
  ).rejects.toThrow()

  const changed = await update<ThirdPartyService>('services', { id, branch: 'North' })
  expect(changed.body.data).toMatchObject({ branch: 'North', secret_key: '••••-key' })
  expect(await secretOf(database.db, { encryptionKeys }, id)).toBe('a-rather-secret-key')
  const saved = await update<ThirdPartyService>('services', writable(changed.body.data))
  expect([saved.status, { ...saved.body.data, updatedAt: changed.body.data.updatedAt }]).toEqual([
    200,
    changed.body.data,
  ])
  expect(await secretOf(database.db, { encryptionKeys }, id)).toBe('a-rather-secret-key')
  expect(fieldsOf(await update('services', { id, secret_key: '••••-old' }))).toEqual(['secret_key'])
  const short = await update<ThirdPartyService>('services', { id, secret_key: 'short' })
  expect(short.body.data.secret_key).toBe('••••')
  expect(await secretOf(database.db, { encryptionKeys }, id)).toBe('short')
  expect((await asAdmin('DELETE', `${writes}?id=${id}`)).status).toBe(200)
  expect((await update('services', { id, branch: 'North' })).status).toBe(404)
})

test('a secret does not follow an address to another host: whoever changes it there has to know it', async () => {
  const { body } = await asAdmin<WriteResponse<ThirdPartyService>>('POST', writes, service)
  const { id, secret_key: mask } = body.data
  const otherHostUrl = 'https://crm.thief.example/leads'
  for (const change of [
    { api: otherHostUrl },
    { api: otherHostUrl, secret_key: mask },
    { api: 'https://crm.example.in:8443/leads' },
  ])
    expect(fieldsOf(await update('services', { id, ...change }))).toEqual(['secret_key'])
  const list = await asAdmin<Rows<ThirdPartyService>>('GET', `/admin/get-third-party-services?id=${id}`)
  expect(list.body.data[0]?.api).toBe(service.api)
  const path = await update<ThirdPartyService>('services', { id, api: 'https://crm.example.in/v2/leads' })
  expect(path.body.data.api).toBe('https://crm.example.in/v2/leads')
  const moved = await update('services', { id, api: otherHostUrl, secret_key: 'the key of that other host' })
  expect(moved.status).toBe(200)
  expect((await asAdmin('DELETE', `${writes}?id=${id}`)).status).toBe(200)
})

test('a system belongs to a college and speaks http', async () => {
  expect(fieldsOf(await asAdmin('POST', writes, { ...service, eid: 999_999 }))).toEqual(['eid'])
  expect(fieldsOf(await asAdmin('POST', writes, { ...service, api: 'ftp://crm.example.in' }))).toEqual(['api'])
})

test('courses are kept as the other system names them', async () => {
  const path = '/admin/third-party-courses'
  const added = await asAdmin<WriteResponse<ThirdPartyCourse>>('POST', path, {
    e_id: 2,
    course: 'BTECH-CS',
    campus: 'Main',
  })
  expect(added.body.data).toMatchObject({ active: true, date: null })
  const { id } = added.body.data
  const changed = await update<ThirdPartyCourse>('courses', { id, active: false })
  expect(changed.body.data).toMatchObject({ ...added.body.data, active: false, updatedAt: expect.any(String) })
  const list = (query: string) => asAdmin<Rows<ThirdPartyCourse>>('GET', `/admin/get-third-party-courses?${query}`)
  expect((await list('eid=2')).body.data).toEqual([changed.body.data])
  expect((await list('eid=3')).body.total).toBe(0)
  expect((await list('eid=2&active=true')).body.total).toBe(0)
  expect((await asAdmin('DELETE', path, { id })).status).toBe(200)
  expect((await asAdmin('DELETE', path, { id })).status).toBe(404)
})

test.each(['http://127.0.0.1/', 'http://crm.example.in/', 'https://127.0.0.1/', 'crm'])(
  'an address such as %s is refused once',
  async (api) => expect(fieldsOf(await asAdmin('POST', writes, { ...service, api }))).toEqual(['api']),
)
