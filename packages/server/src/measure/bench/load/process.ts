// The load, in a process of its own: it receives a run and returns its result.
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
