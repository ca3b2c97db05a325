import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The tests that mutation testing runs: of payments, sessions and admission, on PostgreSQL, as `vitest.config.ts` does. */
export default defineConfig({
  resolve: { alias: { '@node-rs/argon2': resolve('packages/server/testing/quick-argon2.ts') } },
  test: {
    include: ['packages/server/src/people/{payment,session,admission}/**/*.test.ts'],
    env: { TMPDIR: tmpdir(), TEST_SERVERS: tmpdir(), TEST_DATA: tmpdir() },
    globalSetup: 'packages/server/src/platform/db/testing/global-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    unstubEnvs: true,
  },
})
