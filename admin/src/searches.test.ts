import { server } from '@pravesh/console-kit/testing/render-in-console'
import { expect, test } from 'vitest'
import { searchesOf } from './searches.ts'

/** Addresses that the console asks for a text in a list. */
async function requestsFor(resource: string, text: string) {
  const { client, requests } = server({ data: [], total: 0, page: 1, limit: 4 })
  const search = searchesOf(client).find((one) => one.resource === resource)
  expect(await search?.find(text, new AbortController().signal)).toEqual([])
  return requests.map(({ address }) => address)
}

test('an e-mail address or a mobile that is still being typed is not asked for among accounts', async () => {
  for (const part of ['ravi@', 'ravi@example', 'ravi@example.i', '98765', '+91 98765 43', '98765-4321'])
    expect(await requestsFor('accounts', part), part).toEqual([])
  for (const whole of ['ravi@example.in', '98765 43210', '+919876543210', 'Ravi'])
    expect(await requestsFor('accounts', whole), whole).toEqual([
      expect.stringContaining('realm=student'),
      expect.stringContaining('realm=buyer'),
    ])
})

test('applications, payments and enquiries are asked for by their lists, a few of each', async () => {
  for (const [resource, path] of [
    ['applications', '/admin/applications?'],
    ['payments', '/admin/payments?'],
    ['enquiries', '/admin/enquiry?'],
  ] as const) {
    const [address, ...others] = await requestsFor(resource, 'PR-26')
    expect(others).toEqual([])
    expect(address).toContain(path)
    expect(address).toMatch(/search=PR-26/)
    expect(address).toMatch(/limit=4/)
  }
})
