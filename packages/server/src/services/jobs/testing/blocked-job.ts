import { openDb } from '../../../platform/db/index.ts'
import { jobKind } from '../queue.ts'
import { handle } from '../run.ts'
import { createWorker } from '../worker.ts'

// Started by a test as a process of its own: works on half of a job, reports it, and hangs until it is killed.
const [address = ''] = process.argv.slice(2)
const database = await openDb({ kind: 'postgres', url: address })
const work = handle(jobKind<{ to: number }>('count'), async (_payload, run) => {
  await run.save(0.5, { done: 5 })
  process.stdout.write('half\n')
  await new Promise(() => setInterval(() => undefined, 1_000))
})
await createWorker(database, { handled: [work] }).start()
