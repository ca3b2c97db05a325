import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { runLoad } from './load.ts'
import { median, percentile } from './percentile.ts'

async function portOf(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  return address.port
}
const baseRun = { headers: { Accept: 'text/plain' }, from: 0, connections: 3, seconds: 60 }

test('a turn asks each path once, from where it is told, with its headers, and counts what was answered', async () => {
  const receivedRequests: (string | undefined)[] = []
  const port = await portOf(({ url, headers }, response) => {
    receivedRequests.push(`${url} ${headers.accept}`)
    response.end('yes')
  })
  const paths = Array.from({ length: 40 }, (_, index) => `/${index}`)
  const found = await runLoad({ ...baseRun, port, paths, from: 35, most: 10 })
  expect(found.answers).toBe(10)
  expect(receivedRequests.toSorted()).toEqual(
    [35, 36, 37, 38, 39, 0, 1, 2, 3, 4].map((index) => `/${index} text/plain`).toSorted(),
  )
  expect(found.p95).toBeGreaterThanOrEqual(found.p50)
})

test('a turn ends after its time, however many could be asked', async () => {
  const port = await portOf((_request, response) => void response.end('yes'))
  const { answers: responses } = await runLoad({
    ...baseRun,
    port,
    paths: ['/'],
    most: Number.MAX_SAFE_INTEGER,
    seconds: 0.05,
  })
  expect(responses).toBeGreaterThan(0)
})

test('a turn that is answered with a fault, or not at all, fails and says to what', async () => {
  const failing = await portOf((_request, response) => void response.writeHead(500).end())
  await expect(runLoad({ ...baseRun, port: failing, paths: ['/all'], most: 5 })).rejects.toThrow(
    'Answered HTTP/1.1 500 Internal Server Error, to GET /all HTTP/1.1',
  )
  const silent = await portOf((request) => void request.socket.end())
  await expect(runLoad({ ...baseRun, port: silent, paths: ['/all'], most: 5 })).rejects.toThrow(
    'The server closed the connection, to GET /all HTTP/1.1',
  )
})

test('percentiles and medians of none, of few and of many', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1)
  expect([percentile([], 0.5), percentile([7], 0.95), percentile(hundred, 0.5), percentile(hundred, 0.95)]).toEqual([
    0, 7, 50, 95,
  ])
  expect([median([]), median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([0, 2, 2.5])
})
