import { JourneyServer } from './journey-server.ts'

/** Playwright's global set-up: without the data of a demo from its caller, writes it once, for the server of every worker to begin with. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.JOURNEYS_DATA !== undefined) return undefined
  const server = await JourneyServer.open()
  process.env.JOURNEYS_DATA = await server.stop()
  return () => server.remove()
}
