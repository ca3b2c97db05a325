import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineConfig } from 'vitest/config'
import { cacheFolder } from './scripts/environment.mjs'
import { isRoomy, memoryFolder } from './scripts/tests/data/memory.mjs'
import { databaseFree } from './scripts/tests/database-free.mjs'
import { onWeb, serverPattern } from './scripts/tests/databases.mjs'
import { lightEndpoints } from './site/adapter/light-endpoints.ts'

const processors = availableParallelism()
/** Folder of temporary data of tests. */
function temporary(): string {
  if (memoryFolder === undefined) return tmpdir()
  const folder = mkdtempSync(join(memoryFolder, 'pravesh-tests-'))
  // The user of a database that a test starts has to pass.
  chmodSync(folder, 0o755)
  // Also after an interrupted run: its data would occupy memory.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

// Also where an editor starts the tests: servers and commands reuse the code that the first of them compiled.
process.env.NODE_COMPILE_CACHE ??= resolve(cacheFolder, 'compiled')

const TMPDIR = temporary()
/** Components of the consoles, and what is declared beside them: both load react-admin, so they run where it is loaded. */
const ofConsoles = '{admin,buyer,packages/institute-screens}/src/**/*.test.{ts,tsx}'
/** Parts of the site that run in browsers, and need a document. */
const inDocument = 'site/src/{api,stores,family}/**/*.test.{ts,tsx}'
const free = databaseFree()
const web = onWeb()
/** Reads the code of every guard, wherever it is. */
const mutants = 'packages/server/assurance/mutants/mutants.test.ts'
/** As in the server's own process. */
const quickResolution = pathToFileURL(resolve('packages/server/src/platform/process/module-resolution.ts')).href
// A worker reuses modules from file to file: loading them again took half of the time. A larger space for young objects saves collecting
// them while a test runs.
const ofServer = {
  execArgv: ['--max-semi-space-size=64', `--import=${quickResolution}`],
  isolate: false,
}

/** Tests that a database has a part in. */
function onDatabase(name: string, include: string[], exclude: string[]) {
  return {
    extends: true as const,
    test: {
      name,
      include,
      exclude: [...exclude, '**/node_modules/**'],
      env: { TMPDIR, TEST_SERVERS: tmpdir(), TEST_DATA: memoryFolder ?? tmpdir() },
      ...ofServer,
      globalSetup: 'packages/server/src/platform/db/testing/global-setup.ts',
    },
  }
}

export default defineConfig({
  resolve: { alias: { '@node-rs/argon2': resolve('packages/server/testing/quick-argon2.ts') } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: [
            '{packages/!(server|console-kit|institute-screens),site}/{src,adapter}/**/*.test.{ts,tsx}',
            'e2e/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', inDocument],
        },
      },
      // Tests that read the repository itself: the second, all of it.
      {
        extends: true,
        test: { name: 'scripts', include: ['scripts/!(documents)/**/*.test.ts', 'scripts/*.test.ts'] },
      },
      { extends: true, test: { name: 'documents', include: ['scripts/documents/*.test.ts', mutants] } },
      // Components share a document, and the modules that hold on to it.
      {
        extends: true,
        test: {
          name: 'components',
          isolate: false,
          environment: './scripts/tests/shared-document.ts',
          include: ['packages/console-kit/src/**/*.test.{ts,tsx}', ofConsoles],
          setupFiles: ['scripts/tests/patience.ts', 'packages/console-kit/src/testing/setup.ts'],
        },
      },
      {
        extends: true,
        plugins: [lightEndpoints()],
        define: { 'import.meta.env.PUBLIC_API_BASE': JSON.stringify('/api/v1') },
        test: {
          name: 'site',
          include: [inDocument],
          setupFiles: ['scripts/tests/patience.ts', 'site/src/stores/testing/persistent-events.ts'],
        },
      },
      // The server's tests that no database has a part in.
      {
        extends: true,
        test: { ...ofServer, name: 'server', include: free, exclude: [...web, mutants], env: { TMPDIR } },
      },
      onDatabase('postgres', [serverPattern], [...free, ...web]),
      // The server's tests that read the built apps.
      onDatabase('web', web, []),
    ],
    // Limits for hangs, also on a busy machine: speed is not tested.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Half of a large machine; of a small one all, and one more if there is memory: a worker often waits for a process that it started.
    maxWorkers: Math.max(Math.min(processors, 2) + (isRoomy ? 1 : 0), Math.floor(processors / 2)),
    // Not in the order in which they are written: no test leans on one before it. The same order each time, so that no run is luck.
    sequence: { shuffle: { files: false, tests: true }, seed: 3 },
    restoreMocks: true,
    unstubEnvs: true,
  },
})
