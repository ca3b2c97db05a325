import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { html, pagesApp } from '../testing/app.ts'

let app: FastifyInstance
afterEach(() => app.close())

test('one network has pages rendered for it up to its share, and another’s are rendered beside them', async () => {
  const lines: string[] = []
  const ends: (() => void)[] = []
  app = await pagesApp(
    async ({ url }) => {
      if (url.pathname.startsWith('/slow')) await new Promise<void>((end) => ends.push(end))
      return html('x')
    },
    { log: { level: 'warn', stream: { write: (line) => void lines.push(line) } } },
  )
  const get = (url: string, remoteAddress: string) => app.inject({ url, remoteAddress })
  const rejected: string[] = []
  const own = Array.from({ length: 25 + 50 + 5 }, async (_, n) => {
    const { statusCode, headers } = await get(`/slow/${n}`, '10.0.0.1')
    if (statusCode === 503) rejected.push(String(headers['retry-after']))
    return statusCode
  })
  await vi.waitFor(() => expect([ends.length, rejected]).toEqual([25, ['2', '2', '2', '2', '2']]))
  expect((await get('/quick', '10.0.0.1')).statusCode).toBe(503)
  expect((await get('/quick', '10.0.0.2')).statusCode).toBe(200)
  const settle = setInterval(() => {
    for (const end of ends.splice(0)) end()
  }, 5)
  const statuses = await Promise.all(own)
  clearInterval(settle)
  expect(statuses.filter((status) => status === 200)).toHaveLength(75)
  expect(lines).toEqual([])
})
