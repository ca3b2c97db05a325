/**
 * How much slower a kept page is than a bare `node:http` answer of the same bytes, in one run on one machine:
 * `node packages/server/src/pages/bench.ts [seconds]`. Server and load run in processes of their own. Not a test.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { createServer, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { PageCache } from './cache/page-cache.ts'
import { securityHeaderList } from './security/headers.ts'

const connections = 16
const html = Buffer.from(
  `<!doctype html><title>Bench</title>${Array.from({ length: 160 }, (_, i) => `<p>School ${i} in Pune, ${i * 7919} pupils</p>`).join('')}`,
)
const kinds = ['bare', 'cache', 'fastify'] as const
type Kind = (typeof kinds)[number]

async function listener(kind: Kind): Promise<RequestListener> {
  const keep = { tags: new Set(['schools']), maxAge: 600, staleFor: 0 }
  const headers = [['content-type', 'text/html; charset=utf-8'], ...securityHeaderList(false)] as const
  const cache = new PageCache({
    parametersOf: () => [],
    render: async () => ({ status: 200, headers, body: html, keep }),
  })
  const found = await cache.page('/schools/all')
  if (kind === 'bare') {
    if (!('kept' in found)) throw new Error('The page was not kept')
    const { head, body } = await found.kept.in('br')
    return (_request, response) => response.writeHead(200, head).end(body)
  }
  if (kind === 'cache') return (request, response) => void cache.serve(request, response)
  const { keeping, pagesApp } = await import('./testing/app.ts')
  const app = await pagesApp(keeping(html.toString()))
  await app.inject('/schools/all')
  return (request, response) => app.routing(request, response)
}

async function serve(kind: Kind): Promise<void> {
  const server = createServer(await listener(kind))
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
  process.on('message', () => process.send?.(process.cpuUsage()))
  process.once('disconnect', () => process.exit())
}

/** Asks a server's process; it answers with its port at first, then with the processor time it has used, in µs. */
const heard = <T>(child: ChildProcess) => new Promise<T>((resolve) => child.once('message', resolve))
async function cpu(child: ChildProcess): Promise<number> {
  child.send('cpu')
  const { user, system } = await heard<NodeJS.CpuUsage>(child)
  return user + system
}

/** Answers a second from `connections` connections that each ask again as soon as they were answered. */
async function rate(port: number, seconds: number): Promise<number> {
  const ask =
    'GET /schools/all HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, deflate, br\r\nUser-Agent: bench\r\n\r\n'
  const until = performance.now() + seconds * 1000
  let answers = 0
  await Promise.all(
    Array.from({ length: connections }, () => {
      return new Promise<void>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(ask))
        let length = 0
        let got = 0
        socket.on('error', reject)
        socket.on('data', (part) => {
          got += part.length
          if (length === 0) {
            const head = part.toString('latin1')
            length = head.indexOf('\r\n\r\n') + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1])
          }
          if (got < length) return
          answers++
          got = 0
          length = 0
          if (performance.now() < until) socket.write(ask)
          else {
            socket.destroy()
            resolve()
          }
        })
      })
    }),
  )
  return answers / seconds
}

async function measure(seconds: number): Promise<void> {
  const servers = await Promise.all(
    kinds.map(async (kind) => {
      const child = fork(fileURLToPath(import.meta.url), [`--serve=${kind}`])
      const { port } = await heard<{ port: number }>(child)
      return { kind, child, port, rates: [] as number[], costs: [] as number[] }
    }),
  )
  // In turns, so that what else the machine does falls on all of them alike. The first turn warms up.
  for (let turn = 0; turn < 4; turn++)
    for (const { child, port, rates, costs } of servers) {
      const before = await cpu(child)
      const found = await rate(port, seconds / 4)
      if (turn === 0) continue
      rates.push(found)
      costs.push(((await cpu(child)) - before) / (found * (seconds / 4)))
    }
  const [bare] = servers
  for (const { kind, child, rates, costs } of servers) {
    child.disconnect()
    const [most, least] = [Math.max(...rates), Math.min(...costs)]
    const times = (most / Math.max(...(bare?.rates ?? []))).toFixed(2)
    const less = (Math.min(...(bare?.costs ?? [])) / least).toFixed(2)
    console.info(
      `${kind.padEnd(8)} ${Math.round(most)}/s × ${times}, ${least.toFixed(1)} µs of processor an answer × ${less}`,
    )
  }
}

const asked = process.argv[2] ?? '8'
const serving = kinds.find((kind) => asked === `--serve=${kind}`)
if (serving) await serve(serving)
else await measure(Number(asked))
