import { ApiError, type Endpoint, endpointTable } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { codeOf, fieldsOf, testApp } from '../../../../testing/test-app.ts'
import { parseRequest } from './parse.ts'

const outcome = (endpoint: Endpoint, query: object): unknown => {
  try {
    return parseRequest({ ...endpoint, params: undefined, body: undefined }, { params: {}, query, body: undefined })
  } catch (error) {
    if (error instanceof ApiError) return [error.code, error.errors]
    throw error
  }
}
const queried = endpointTable.filter(({ query }) => query)
const namesOf = ({ query }: Endpoint) => (query instanceof z.ZodObject ? Object.keys(query.shape) : [])

test('an empty value is not given, in every parameter of every call', () => {
  expect(queried.length).toBeGreaterThan(120)
  for (const endpoint of queried) {
    const names = namesOf(endpoint)
    expect([endpoint.id, endpoint.query]).toEqual([endpoint.id, expect.any(z.ZodObject)])
    const emptyOutcome = outcome(endpoint, {})
    for (const name of names)
      for (const value of ['', ['', '']])
        expect([endpoint.id, name, outcome(endpoint, { [name]: value })]).toEqual([endpoint.id, name, emptyOutcome])
    // As a browser sends an empty form.
    const form = Object.fromEntries(names.map((name) => [name, '']))
    expect([endpoint.id, outcome(endpoint, form)]).toEqual([endpoint.id, emptyOutcome])
  }
})

test('what is no parameter is refused with an empty value too', () => {
  for (const endpoint of queried) {
    const rejected = outcome(endpoint, { unheard: '' })
    const label = [
      endpoint.id,
      ['INVALID', expect.arrayContaining([{ field: 'unheard', message: 'Not a known field' }])],
    ]
    expect([endpoint.id, rejected]).toEqual(label)
  }
})

const { asAdmin, call } = await testApp()

test('over the wire: dates, filters and one of several values left empty', async () => {
  const empty = '/admin/enquiry/studyindia?date1=&date2=&std=&status=&search=&page=&limit=&ids=&sort=&order='
  expect((await asAdmin('GET', empty)).status).toBe(200)
  expect((await call('GET', '/public/schools/all?feeMin=&feeMax=&state=&near=&offset=&sort=')).status).toBe(200)
  expect((await call('GET', '/public/schools/all?board=&board=cbse')).status).toBe(200)
  const unknown = await asAdmin('GET', '/admin/state?unheard=')
  expect([unknown.status, fieldsOf(unknown)]).toEqual([422, ['unheard']])
})

test('a deletion that names nothing deletes nothing', async () => {
  const before = await asAdmin<{ total: number }>('GET', '/admin/state')
  for (const query of ['?id=', '?ids=', '?id=&ids=', ''])
    expect(codeOf(await asAdmin('DELETE', `/admin/state${query}`))).toBe('INVALID')
  expect((await asAdmin<{ total: number }>('GET', '/admin/state')).body.total).toBe(before.body.total)
})
