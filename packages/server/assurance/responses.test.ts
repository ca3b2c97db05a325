import { type Endpoint, endpointTable } from '@pravesh/contract'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { queries } from './calls.ts'
import { readyRequest, requestOf } from './rows/row.ts'
import { rows } from './rows/rows.ts'
import { openScene } from './scene/scene.ts'

const scene = await openScene()
let passed = 0
beforeEach(() => scene.clearAttempts())
afterAll(() => console.log(`${passed} of ${endpointTable.length} endpoints answered their example as declared`))

test('every endpoint has a row, and every row an endpoint', () => {
  expect(Object.keys(rows).toSorted()).toEqual(endpointTable.map((e) => e.id).toSorted())
})

describe.each(endpointTable.flatMap((e) => (rows[e.id] ? [[e.id, e] as const] : [])))('%s', (id, endpoint) => {
  test('answers its rightful caller with its status, in its shape', async () => {
    const row = rows[id]
    if (!row) throw new Error('No row')
    const request = await readyRequest(endpoint, row, scene)
    const response = await scene.send(endpoint, request, row.as === 'nobody' ? null : await scene.freshToken(row.as))
    if (row.ends && row.as !== 'nobody') await scene.signInAgain(row.as)
    expect([response.status, response.status < 300 ? '' : response.text]).toEqual([endpoint.status, ''])
    if (endpoint.file) expect(response.headers['x-content-type-options']).toBe('nosniff')
    else expect(endpoint.answer.safeParse(response.json).error?.issues ?? []).toEqual([])
    passed++
  })
})

test.each(queries.map(([address, limit]) => ({ address, limit })))('$address is taken', async ({ address, limit }) => {
  const { school, admin, parent } = scene.people
  const caller = /^\/(admin|open\/enquiry)/.test(address) ? admin : address.startsWith('/buyer') ? school : parent
  const path = address.replace(':sid', String(school.institute))
  const { status, body } = await scene.call('GET', path, { token: caller.token })
  expect([status, status === 200 ? '' : body]).toEqual([200, ''])
  if (limit !== undefined) expect(body.limit).toBe(limit)
})

const lists = endpointTable.filter((e) => e.method === 'GET' && hasParameter(e, 'page') && hasParameter(e, 'ids'))
/** Whether the query has this parameter. */
function hasParameter({ query }: Endpoint, name: string): boolean {
  return query !== undefined && name in (z.toJSONSchema(query, { io: 'input' }).properties ?? {})
}
describe.each(lists.map((e) => [e.id, e] as const))('%s', (id, endpoint) => {
  test('takes what every list takes, and refuses what it does not know', async () => {
    const row = rows[id]
    if (!row || row.as === 'nobody') throw new Error('A list of nobody')
    const target = (await row.names?.(scene, row.as)) ?? {}
    const send = async (query: object) => {
      const request = requestOf(endpoint, row, scene, target)
      return scene.send(
        endpoint,
        { ...request, query: { ...request.query, ...query } },
        scene.people[row.as as 'admin'].token,
      )
    }
    for (const query of [
      { page: 2, limit: 1 },
      { search: 'a' },
      { sort: 'id', order: 'asc' },
      { ids: '1,2,3' },
      { limit: 1, page: 1 },
    ])
      expect([query, (await send(query)).status]).toEqual([query, 200])
    for (const query of [
      { sort: 'password' },
      { order: 'up' },
      { limit: 1e9 },
      { limit: -1 },
      { page: 'NaN' },
      { ids: 'x' },
      { nonsense: 1 },
    ])
      expect([query, (await send(query)).status]).toEqual([query, 422])
  })
})
