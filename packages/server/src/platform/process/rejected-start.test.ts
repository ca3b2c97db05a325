import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Environment } from '../config/environment.ts'
import { freePort, production, startServer } from './testing/process.ts'

// None of them comes as far as a database, of whichever kind: they run once.
const folder = mkdtempSync(join(tmpdir(), 'pravesh-refused-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each<[string, Environment, unknown[]]>([
  ['one fault of the configuration', { PORT: 'http' }, ['PORT is "http": it must be a number from 0 to 65535.']],
  [
    'several faults of the configuration',
    { ...production, PORT: 'http', SESSION_SECRET: '' },
    ['Pravesh cannot start:', expect.stringMatching(/^- PORT/), expect.stringMatching(/^- SESSION_SECRET/)],
  ],
  [
    'a database that cannot be reached',
    { DATABASE_URL: 'postgres://asha:neem-secret@127.0.0.1:1/pravesh' },
    [
      'Opening the database at 127.0.0.1:1/pravesh …',
      'The database at 127.0.0.1:1/pravesh cannot be reached: nothing listens there. Check DATABASE_URL.',
    ],
  ],
  [
    'an address of another machine',
    { HOST: '192.0.2.1' },
    ['HOST is "192.0.2.1", which is not an address of this machine.'],
  ],
])('%s ends the start with 1 and without a stack', async (_name, environment, expectedMessage) => {
  const server = startServer({ DATA_DIR: folder, PORT: String(await freePort()), ...environment })
  expect(await server.ended).toBe(1)
  expect(server.output().split('\n').filter(Boolean)).toEqual(expectedMessage)
})
