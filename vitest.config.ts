import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { cacheFolder } from './scripts/environment.mjs'
import { databaseFree } from './scripts/tests/database-free.mjs'
import { lightEndpoints } from './site/adapter/light-endpoints.ts'

const processors = availableParallelism()
/** A worker holds a database in memory, and the copies of others that lie in files are large. */
const roomy = process.availableMemory() > 8_000_000_000

/** Where tests keep what goes with them: in memory where there is enough, since embedded databases wait for the disk at each commit. */
function temporary(): string {
  const memory = '/dev/shm'
  if (!roomy || !hasRoom(memory)) return tmpdir()
  const folder = mkdtempSync(join(memory, 'pravesh-tests-'))
  // Also what a run that was broken off leaves: it would take memory.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > 4_000_000_000
  } catch {
    // Only some systems have it.
    return false
  }
}

// Servers and commands that tests start read again what the first of them compiled.
process.env.NODE_COMPILE_CACHE ??= resolve(cacheFolder, 'compiled')

const TMPDIR = temporary()
const serverTests = 'packages/server/src/**/*.test.ts'
/** Components of the consoles. */
const ofConsoles = '{admin,buyer,packages/institute-screens}/src/**/*.test.tsx'
/** What of the site runs in browsers, and stands on a document. */
const inDocument = 'site/src/{api,stores,family}/**/*.test.{ts,tsx}'
const free = databaseFree()
// V8 marks pages of compiled code, and ends the process where databases in WebAssembly come and go fast enough (nodejs/node#64500).
const execArgv = ['--no-memory-protection-keys']
// A worker keeps modules from file to file: loading them anew took half of the time. A database that few statements are asked of is not
// worth compiling a second time, for speed.
const ofServer = { execArgv: [...execArgv, '--liftoff-only'], isolate: false }

/** The server's tests that a database has a part in run once on each: an embedded one and a real PostgreSQL. */
function onDatabase(name: 'pglite' | 'postgres') {
  const other = name === 'pglite' ? 'postgres' : 'pglite'
  return {
    extends: true as const,
    test: {
      name,
      include: [serverTests],
      // What a database's own home does is no matter of the other one.
      exclude: [`packages/server/src/db/${other}/**`, ...free, '**/node_modules/**'],
      env: { TEST_DATABASE: name, TMPDIR, TEST_SERVERS: tmpdir() },
      ...ofServer,
      globalSetup: 'packages/server/src/db/testing/global-setup.ts',
    },
  }
}

export default defineConfig({
  resolve: { alias: { '@node-rs/argon2': resolve('packages/server/src/testing/quick-argon2.ts') } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          execArgv,
          isolate: false,
          include: [
            '{packages/!(server|console-kit),admin,buyer,site}/{src,adapter}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'e2e/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', ofConsoles, inDocument],
        },
      },
      // Components stand in a document, which is no other file's.
      {
        extends: true,
        test: {
          name: 'components',
          execArgv,
          include: ['packages/console-kit/src/**/*.test.{ts,tsx}', ofConsoles],
          setupFiles: 'scripts/tests/patience.ts',
        },
      },
      {
        extends: true,
        plugins: [lightEndpoints()],
        define: { 'import.meta.env.PUBLIC_API_BASE': JSON.stringify('/api/v1') },
        test: {
          name: 'site',
          execArgv,
          include: [inDocument],
          setupFiles: ['scripts/tests/patience.ts', 'site/src/stores/testing/persistent-events.ts'],
        },
      },
      // The server's tests that no database has a part in.
      { extends: true, test: { ...ofServer, name: 'server', include: free, env: { TMPDIR } } },
      onDatabase('pglite'),
      onDatabase('postgres'),
    ],
    // They end what hangs, also on a machine that has much else to do: how fast a thing is, is no matter of a test.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // Half of a large machine; of a small one all, and one more where there is memory: a worker often waits for what it started.
    maxWorkers: Math.max(Math.min(processors, 2) + (roomy ? 1 : 0), Math.floor(processors / 2)),
    // Not in the order in which they are written: no test leans on one before it. The same order each time, so that no run is luck.
    sequence: { shuffle: { files: false, tests: true }, seed: 3 },
    restoreMocks: true,
    unstubEnvs: true,
  },
})
