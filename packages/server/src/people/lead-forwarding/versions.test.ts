import type { ErrorBody, ThirdPartyCourse, ThirdPartyService } from '@pravesh/contract'
import { describe, expect, test } from 'vitest'
import { fieldsOf, testApp } from '../../../testing/test-app.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { startDuring } from '../../platform/db/testing/until-blocked.ts'

type ThirdParty = ThirdPartyService & ThirdPartyCourse
type WriteResponse = { data: ThirdParty } & Partial<ErrorBody>
const { asAdmin, database } = await testApp('demo')
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
])('an update of third-party $name', ({ name, table, body, changes: [firstChange, secondChange] }) => {
  const path = `/admin/third-party-${name}`
  const add = async () => (await asAdmin<WriteResponse>('POST', path, body)).body.data
  const read = async (id: number) =>
    (await asAdmin<{ data: ThirdParty[] }>('GET', `/admin/get-third-party-${name}?id=${id}`)).body.data[0]
  const put = (sent: object) => asAdmin<WriteResponse>('PUT', path, sent)

  test('says which version it read', async () => {
    const { id } = await add()
    const unversioned = await put({ id, ...firstChange })
    expect([unversioned.status, fieldsOf(unversioned)]).toEqual([422, ['updatedAt']])
  })

  test('of one that changed since is a conflict with the record', async () => {
    const { id, updatedAt, createdAt } = await add()
    const first = await put({ id, ...firstChange, updatedAt })
    expect([first.status, first.body.data.createdAt]).toEqual([200, createdAt])
    expect(Date.parse(first.body.data.updatedAt)).toBeGreaterThan(Date.parse(updatedAt))
    const second = await put({ id, ...secondChange, updatedAt })
    expect([second.status, second.body.code, second.body.record]).toEqual([409, 'CONFLICT', first.body.data])
    expect(JSON.stringify(second.body)).not.toContain('rather-secret')
    expect(await read(id)).toEqual(first.body.data)
    expect((await put({ id, ...secondChange, updatedAt: first.body.data.updatedAt })).status).toBe(200)
  })

  test('that waits for another update finds it made', async () => {
    const { id, updatedAt } = await add()
    const tableName = sql.identifier(table)
    const { status, body: responseBody } = await startDuring(
      database,
      (tx) => tx.execute(sql`select 1 from ${tableName} where id = ${id} for update`),
      () => put({ id, ...secondChange, updatedAt }),
      (tx) => tx.execute(sql`update ${tableName} set updated_at = updated_at + interval '1 ms' where id = ${id}`),
    )
    expect([status, responseBody.code]).toEqual([409, 'CONFLICT'])
  })
})
