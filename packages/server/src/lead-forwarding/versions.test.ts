import type { ErrorBody, ThirdPartyCourse, ThirdPartyService } from '@pravesh/contract'
import { describe, expect, test } from 'vitest'
import { sql } from '../db/drizzle.ts'
import { begunDuring } from '../db/testing/until-blocked.ts'
import { fieldsOf, testApp } from '../testing/test-app.ts'

type ThirdParty = ThirdPartyService & ThirdPartyCourse
type Written = { data: ThirdParty } & Partial<ErrorBody>
const { asAdmin, home } = await testApp('demo')
const service = { eid: 1, api: 'https://crm.example.in/leads', secret_key: 'a-rather-secret-key', source: 'meritto' }

describe.each([
  {
    name: 'services',
    table: 'third_party_service',
    body: service,
    changes: [{ branch: 'North' }, { branch: 'South' }],
  },
  {
    ...{ name: 'courses', table: 'third_party_course', body: { e_id: 2, course: 'BTECH-CS' } },
    changes: [{ campus: 'Main' }, { active: false }],
  },
])('an update of third-party $name', ({ name, table, body, changes: [one, two] }) => {
  const path = `/admin/third-party-${name}`
  const add = async () => (await asAdmin<Written>('POST', path, body)).body.data
  const read = async (id: number) =>
    (await asAdmin<{ data: ThirdParty[] }>('GET', `/admin/get-third-party-${name}?id=${id}`)).body.data[0]
  const put = (sent: object) => asAdmin<Written>('PUT', path, sent)

  test('says which version it read', async () => {
    const { id } = await add()
    const unversioned = await put({ id, ...one })
    expect([unversioned.status, fieldsOf(unversioned)]).toEqual([422, ['updatedAt']])
  })

  test('of one that changed since is a conflict with the record', async () => {
    const { id, updatedAt, createdAt } = await add()
    const first = await put({ id, ...one, updatedAt })
    expect([first.status, first.body.data.createdAt]).toEqual([200, createdAt])
    expect(Date.parse(first.body.data.updatedAt)).toBeGreaterThan(Date.parse(updatedAt))
    const second = await put({ id, ...two, updatedAt })
    expect([second.status, second.body.code, second.body.record]).toEqual([409, 'CONFLICT', first.body.data])
    expect(JSON.stringify(second.body)).not.toContain('rather-secret')
    expect(await read(id)).toEqual(first.body.data)
    expect((await put({ id, ...two, updatedAt: first.body.data.updatedAt })).status).toBe(200)
  })

  test('that waits for another update finds it made', async () => {
    const { id, updatedAt } = await add()
    const of = sql.identifier(table)
    const { status, body: answered } = await begunDuring(
      home,
      (tx) => tx.execute(sql`select 1 from ${of} where id = ${id} for update`),
      () => put({ id, ...two, updatedAt }),
      (tx) => tx.execute(sql`update ${of} set updated_at = updated_at + interval '1 ms' where id = ${id}`),
    )
    expect([status, answered.code]).toEqual([409, 'CONFLICT'])
  })
})
