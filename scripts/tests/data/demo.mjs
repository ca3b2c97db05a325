import { resolve } from 'node:path'
import { Trouble } from '../../processes/progress.mjs'
import { runWireit } from '../../wireit.mjs'
import { memoryFolder } from './memory.mjs'

/**
 * The data of a demo, as the first start of a server leaves it: tests copy it, because a first start takes seven times as long as
 * another one. It is written again when the server's code or the day has changed, since dates of the demo are relative to the day.
 * @returns {Promise<string>} the absolute path of the folder, which no server uses
 */
export async function demoData() {
  const written = await runWireit('demo-data', {
    DEMO_DAY: new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' }),
    NODE_ENV: undefined,
    ...(memoryFolder && { JOURNEYS_FOLDER: memoryFolder }),
  })
  if (!written) throw new Trouble('The data of the demo could not be written (see above).')
  return resolve('.cache/demo-data')
}
