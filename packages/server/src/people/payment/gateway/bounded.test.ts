import { expect, test } from 'vitest'
import { forCaller } from '../../../platform/limits/caller.ts'
import { networksOf } from '../../../platform/limits/network.ts'
import { boundTransport } from './bounded.ts'
import type { GatewayResponse } from './transport.ts'

const request = { method: 'GET', path: '/v1/orders', headers: {} } as const

test('a network has so many calls under way, waits behind itself, and leaves the others their turn', async () => {
  const waiting: ((response: GatewayResponse) => void)[] = []
  const transport = boundTransport(() => new Promise((resolve) => waiting.push(resolve)), {
    atOnce: 4,
    inLine: 10,
    atOnceEach: 2,
    inLineEach: 1,
  })
  const from = (address: string) => forCaller(networksOf(address), () => transport(request))
  const calls = [from('198.51.100.7'), from('198.51.100.7'), from('198.51.100.7')]
  await expect(from('198.51.100.7')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(waiting).toHaveLength(2)
  calls.push(from('203.0.113.9'), transport(request))
  expect(waiting).toHaveLength(4)
  // Each that is answered lets the next of its network go.
  while (waiting.length > 0) {
    waiting.shift()?.({ status: 200, body: {} })
    await new Promise(setImmediate)
  }
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
})
