import type { Fixtures, PlaywrightWorkerOptions } from '@playwright/test'
import { JourneyServer } from './journey-server.ts'

export interface ServerFixtures {
  /** The server of this worker: journeys that run at the same time share no data. */
  server: JourneyServer
}

/** Opens a server for a worker. A file that overrides the fixture by itself has a worker, and so a server, to itself. */
export const serverFixture: Fixtures<object, ServerFixtures, object, PlaywrightWorkerOptions>['server'] = [
  // Playwright reads from the pattern which fixtures are needed: none that costs anything.
  async ({ browserName: _ }, use) => {
    const server = await JourneyServer.open(process.env.JOURNEYS_DATA)
    await use(server)
    await server.remove()
  },
  { scope: 'worker', timeout: 180_000 },
]
