// Writes the data of a demo, as the first start of a server leaves it, into the folder that is named.
import { cpSync } from 'node:fs'
import { JourneyServer } from './journey-server.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('A folder must be named')
const server = await JourneyServer.open()
try {
  cpSync(await server.stop(), folder, { recursive: true })
} finally {
  await server.remove()
}
