// The load, in a process of its own: a turn comes, what was found goes back.
import { loadRun, runLoad } from './load.ts'

process.on('message', async (message) => {
  try {
    process.send?.(await runLoad(loadRun.parse(message)))
  } catch (error) {
    process.send?.({ fault: error instanceof Error ? error.message : String(error) })
  }
})
process.on('disconnect', () => process.exit())
process.send?.({ ready: true })
