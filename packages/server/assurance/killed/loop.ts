import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDb } from '../../src/platform/db/index.ts'
import { startTestServer } from '../../src/platform/db/testing/server.ts'
import { outerGateway } from './outer-gateway.ts'
import { environmentOf, killRounds } from './rounds.ts'

// node packages/server/assurance/killed/loop.ts [rounds]: the loop of kill.test.ts for any number of rounds, on the embedded database, which
// is killed with its server. Prints the figures and every error; ends with 1 if there is one.
const [rounds = '30'] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'pravesh-kill-loop-'))
const server = await startTestServer()
const gatewayDatabase = await openDb({ kind: 'postgres', url: server.url('postgres') })
const gateway = await outerGateway(gatewayDatabase.db)
try {
  const { errors, figures } = await killRounds(environmentOf(folder, gateway, {}), gateway, Number(rounds))
  console.info(JSON.stringify({ ...figures, faults: errors }, null, 2))
  process.exitCode = errors.length > 0 ? 1 : 0
} finally {
  await gateway.close()
  await gatewayDatabase.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
