// The load, in a process of its own: a turn comes, what was found goes back.
import { runTurn, turn } from './load.ts'

process.on('message', async (message) => {
  try {
    process.send?.(await runTurn(turn.parse(message)))
  } catch (thrown) {
    process.send?.({ fault: thrown instanceof Error ? thrown.message : String(thrown) })
  }
})
process.on('disconnect', () => process.exit())
process.send?.({ ready: true })
