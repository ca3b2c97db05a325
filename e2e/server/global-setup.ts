import { JourneyServer } from './journey-server.ts'

/** Playwright's global set-up: writes the demo once, for the server of every worker to begin with. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await JourneyServer.open()
  process.env.JOURNEYS_DATA = await server.stop()
  return () => server.remove()
}
