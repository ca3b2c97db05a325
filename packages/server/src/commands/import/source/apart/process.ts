import { once } from 'node:events'
import { openSource } from '../open.ts'
import { readRecords, type SourceRow } from '../records.ts'
import { SourceError } from '../source-error.ts'
import type { FromReader, ReaderTask } from './reader.ts'

/** Rows that are handed over together. */
const handful = 250

/** Hands over a result, and waits until it is done with. */
async function send(message: FromReader): Promise<void> {
  const done = once(process, 'message')
  process.send?.(message)
  await done
}

async function sendRows({ source, maxRows, sheet }: Extract<ReaderTask, { task: 'rows' }>): Promise<void> {
  const { rows, read } = readRecords(source, maxRows, sheet)
  let gathered: SourceRow[] = []
  for await (const row of rows) {
    gathered.push(row)
    if (gathered.length < handful) continue
    await send({ rows: gathered, read: read() })
    gathered = []
  }
  if (gathered.length > 0) await send({ rows: gathered, read: read() })
}

function describe(error: unknown): FromReader {
  if (error instanceof SourceError) return { problem: error.problem, message: error.message }
  return { error: error instanceof Error ? error.name : 'unknown' }
}

// The server that started this process is gone.
process.once('disconnect', () => process.exit())
const [task] = (await once(process, 'message')) as [ReaderTask]
try {
  if (task.task === 'survey') await send({ source: await openSource(task.path, task.limits) })
  else await sendRows(task)
  process.send?.({ end: true } satisfies FromReader)
} catch (error) {
  process.send?.(describe(error))
}
