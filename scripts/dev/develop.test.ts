import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { freePort } from '../../e2e/server/free-port.ts'
import { copyOf } from '../../packages/server/assurance/mutants/copy.ts'
import { demoData } from '../tests/data/demo.mjs'

const { folder, remove } = copyOf(process.cwd())
// The database's user has to pass.
chmodSync(folder, 0o755)
cpSync(await demoData(), join(folder, '.data'), { recursive: true })
const names = ['PORT', 'SERVER_PORT', 'ADMIN_PORT', 'BUYER_PORT'] as const
const ports = await Promise.all(names.map(freePort))
const [site, server, admin, buyer] = ports.map((port) => `http://localhost:${port}`)

// As run.mjs does it, but for the packages, which the copy shares with the original.
const start = `
  const { stopWithSignals } = await import('./scripts/processes/processes.mjs')
  const { develop } = await import('./scripts/dev/develop.mjs')
  stopWithSignals()
  await develop(process.env)`
const child = spawn(process.execPath, ['--input-type=module', '-e', start], {
  cwd: folder,
  env: {
    PATH: process.env.PATH,
    DATA_DIR: join(folder, '.data'),
    ...Object.fromEntries(names.map((name, index) => [name, String(ports[index])])),
  },
  stdio: ['ignore', 'pipe', 'pipe'],
})
const ended = once(child, 'exit')
let output = ''
for (const stream of [child.stdout, child.stderr])
  stream.setEncoding('utf8').on('data', (text) => {
    output += text
  })
afterAll(async () => {
  if (child.exitCode === null) child.kill('SIGINT')
  await ended
  remove()
})

/** A limit for hangs: the speed of a change is not tested. */
const limit = { timeout: 90_000, interval: 50 }

function write(path: string, from: string, to: string) {
  const text = readFileSync(join(folder, path), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(folder, path), text.replace(from, to))
}

async function untilSeen(url: string, expectedText: string) {
  const seen = async () => expect(await (await fetch(url)).text()).toContain(expectedText)
  await vi.waitFor(seen, limit)
}

it('what is written in site, console and server is seen without a command, and ctrl-C ends all of it', async () => {
  await vi.waitFor(() => expect(output).toContain(`Site and API are at ${site}/`), limit)
  expect(output).toContain(`the consoles at ${admin}/admin/ and ${buyer}/administration/`)

  // A page, read from the server; its twin in Hindi; one that is not there.
  await untilSeen(`${site}/near-me`, '/schools/delhi"')
  write('site/src/pages/near-me.astro', "<h1>{text('listing.nearTitle')}</h1>", '<h1>Numbat</h1>')
  await untilSeen(`${site}/near-me`, '<h1>Numbat</h1>')
  await untilSeen(`${site}/hi/near-me`, '<h1>Numbat</h1>')
  expect((await fetch(`${site}/school/nowhere`)).status).toBe(404)

  await untilSeen(`${admin}/admin/src/main.tsx`, 'mountConsole')
  write('admin/src/main.tsx', 'mountConsole(', "document.title = 'Numbat'\nmountConsole(")
  await untilSeen(`${admin}/admin/src/main.tsx`, 'Numbat')
  expect((await fetch(`${site}/admin`, { redirect: 'manual' })).headers.get('location')).toBe(`${admin}/admin/`)

  // Site and consoles pass on the server's responses, under their own origins.
  await untilSeen(`${server}/healthz`, 'alive')
  write('packages/server/src/app/app.ts', "status: 'alive'", "status: 'numbat'")
  await untilSeen(`${site}/healthz`, 'numbat')
  expect((await fetch(`${buyer}/api/v1/openapi.json`)).status).toBe(200)

  // A slip is no end: the next change is heard.
  write('packages/server/src/app/app.ts', "status: 'numbat'", 'status:: 1')
  await vi.waitFor(() => expect(output).toContain('server ended with 1'), limit)
  write('packages/server/src/app/app.ts', 'status:: 1', "status: 'bilby'")
  await untilSeen(`${site}/healthz`, 'bilby')

  child.kill('SIGINT')
  expect(await ended).toEqual([130, null])
  for (const origin of [site, server, admin, buyer]) await expect(fetch(`${origin}`)).rejects.toThrow()
}, 600_000)
