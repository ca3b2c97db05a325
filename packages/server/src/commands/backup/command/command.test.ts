import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownFolder } from '../testing/place.ts'
import { productionPlaces } from '../testing/production-places.ts'
import { outcomeOf, runCommand } from '../testing/run-command.ts'
import { endServers, serve } from '../testing/serve.ts'

const folder = ownFolder()
const place = productionPlaces(folder)
endServers()

test('a served database goes into a new file, and is restored where nothing is and no server serves', async () => {
  const archive = join(folder, 'of-tonight.backup')
  const sourcePlace = await place('here')
  const server = await serve(sourcePlace)
  const first = await runCommand('backup', sourcePlace, archive)
  expect(first).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /^of-tonight\.backup holds 20\d\d-\S+Z: [\d,]+ rows of \d+ tables, 0 files \(0 bytes\)\. [\d.]+ kB, encrypted, \d+\.\d s\.\n$/,
    ),
    err: expect.stringMatching(/tables: 100 % \([\d,]+ rows\)\n/),
  })
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
  expect(await outcomeOf(runCommand('restore', sourcePlace, archive))).toEqual([
    1,
    // The server has written open data into the store, and rows into the database.
    expect.stringMatching(/The (?:database|file store) is not empty: /),
  ])
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)

  const targetPlace = await place('there')
  expect(await outcomeOf(runCommand('restore', targetPlace, archive))).toEqual([
    0,
    expect.stringMatching(
      /\nRestored 20\S+: [\d,]+ rows of \d+ tables, 0 files \(0 bytes\), in \d+\.\d s\. All people have to sign in again\.\n$/,
    ),
  ])
  const secondServer = await serve(targetPlace)
  secondServer.child.kill('SIGTERM')
  expect(await secondServer.ended).toBe(0)
}, 400_000)
