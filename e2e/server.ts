// The real server for the journeys, in demo mode, on a data directory of its own that goes when it goes.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'pravesh-journeys-'))
process.env.DATA_DIR = folder
// Journeys say which network they come from.
process.env.TRUST_PROXY = 'loopback'
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

// Should the test runner be killed, nobody else would end this process.
const runner = process.ppid
setInterval(() => {
  if (process.ppid !== runner) process.kill(process.pid, 'SIGTERM')
}, 1000).unref()

await import(new URL('../packages/server/src/server.ts', import.meta.url).href)
