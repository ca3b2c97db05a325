import { afterAll } from 'vitest'
import type { Environment } from '../../../platform/config/environment.ts'
import { freePort, type ServerProcess, startServer } from '../../../platform/process/testing/process.ts'

const servers: ServerProcess[] = []

/** The real server, ready; none outlives its test file. */
export async function serve(environment: Environment): Promise<ServerProcess> {
  const server = startServer({ ...environment, PORT: String(await freePort()) })
  servers.push(server)
  await server.ready()
  return server
}

/** Call it once at the top of a test file that serves. */
export const endServers = (): void =>
  afterAll(async () => {
    for (const { child } of servers) child.kill('SIGKILL')
    await Promise.all(servers.splice(0).map(({ ended }) => ended))
  })
