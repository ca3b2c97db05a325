import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, inject, test } from 'vitest'

const received: string[] = []
const collector = createServer(async (request, response) => {
  received.push(`${request.url} ${await text(request)}`)
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
}).listen(0, '127.0.0.1')
await once(collector, 'listening')
afterAll(() => collector.close())

const address = collector.address()
const port = typeof address === 'object' ? address?.port : undefined
const traced = fileURLToPath(new URL('testing/traced.ts', import.meta.url))
await promisify(execFile)(process.execPath, [traced, `http://127.0.0.1:${port}`, inject('testDatabase').url])
const spans = received.join('\n')

test('a request and its statements are spans of one trace', () => {
  expect(spans).toMatch(/^\/v1\/traces /)
  expect(spans).toContain('"name":"POST /people/:name"')
  expect(spans).toContain('select $1::text as typed')
  expect(new Set(spans.match(/"traceId":"\w+"/g)).size).toBe(1)
})

test('no address, body, value or message of an error is in them', () => {
  for (const secret of ['asha', '9876501234', 'written-into-it', 'invalid input', '127.0.0.1'])
    expect(spans).not.toContain(secret)
  expect(spans).toContain("select '?' as typed")
})
