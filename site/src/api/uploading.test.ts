// @vitest-environment happy-dom
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploading } from './uploading.ts'

let server: Server
let address = ''
beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    response.setHeader('access-control-expose-headers', 'retry-after')
    if (request.method === 'OPTIONS') return void response.end()
    // Never answered: it is cancelled.
    if (request.url === '/slow') return
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      response.writeHead(429, { 'retry-after': '7', 'content-type': 'application/json' })
      response.end(JSON.stringify({ got: Buffer.concat(chunks).toString(), by: request.headers.authorization }))
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const serverAddress = server.address()
  address = typeof serverAddress === 'object' && serverAddress ? `http://127.0.0.1:${serverAddress.port}` : ''
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('sends as a fetch does and answers its status, headers and body', async () => {
  const send = uploading(() => undefined)
  const response = await send(`${address}/documents`, {
    method: 'POST',
    headers: { authorization: 'Bearer t' },
    body: 'file',
  })
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7'])
  expect(await response.json()).toEqual({ got: 'file', by: 'Bearer t' })
})

test('is cancelled by its signal, before it is sent and after', async () => {
  const send = uploading(() => undefined)
  await expect(send(`${address}/slow`, { signal: AbortSignal.abort() })).rejects.toThrow()
  const mine = new AbortController()
  const pendingRequest = send(`${address}/slow`, { method: 'POST', body: 'file', signal: mine.signal })
  mine.abort()
  await expect(pendingRequest).rejects.toMatchObject({ name: 'AbortError' })
})

test('a server that cannot be reached is an error as of fetch', async () => {
  await expect(uploading(() => undefined)('http://127.0.0.1:9/')).rejects.toThrow(TypeError)
})
