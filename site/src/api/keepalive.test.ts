import { afterEach, expect, test, vi } from 'vitest'
import { keepaliveFetch } from './keepalive.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a call goes on when its page ends, unless a browser would refuse it for its size', async () => {
  const fetchMock = vi.fn(async (_address: unknown, _init?: RequestInit) => new Response())
  vi.stubGlobal('fetch', fetchMock)
  const bodies = ['short', 'अ'.repeat(20_000), 'अ'.repeat(22_000)]
  for (const body of bodies) await keepaliveFetch('/api/v1/x', { method: 'PUT', body })
  expect(fetchMock.mock.calls.map(([, init]) => [init?.method, init?.keepalive])).toEqual([
    ['PUT', true],
    ['PUT', true],
    ['PUT', false],
  ])
})
