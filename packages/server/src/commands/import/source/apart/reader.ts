import { type ChildProcess, fork } from 'node:child_process'
import { on } from 'node:events'
import type { ImportProblem } from '@pravesh/contract'
import { type Limits, readerHeap, unlimited } from '../limits.ts'
import type { Source } from '../open.ts'
import type { Records, SourceRow } from '../records.ts'
import { SourceError } from '../source-error.ts'

export type ReaderTask =
  | { task: 'survey'; path: string; limits: Limits }
  | { task: 'rows'; source: Source; maxRows: number; sheet: string | undefined }
export type FromReader =
  | { source: Source }
  | { rows: SourceRow[]; read: number }
  | { end: true }
  | { problem: ImportProblem; message: string }
  | { error: string }

/** The process that reads ended without a result: it had no memory left, or was killed. */
export class ReaderDied extends SourceError {
  constructor(name: string) {
    super('crashed', `${name} takes more memory to read than it may: split it, or save it as CSV.`)
  }
}

async function* messages(child: ChildProcess): AsyncGenerator<FromReader> {
  // Ends with the process; `process.ts` has the types of its messages.
  for await (const [message] of on(child, 'message', { close: ['exit'] })) yield message as FromReader
}

/** Results of a task, one at a time: the process waits until the last one is done with. */
async function* runReader(task: ReaderTask, name: string, heap: number): AsyncGenerator<FromReader> {
  const child = fork(new URL('./process.ts', import.meta.url), {
    // None of our secrets: a file may be hostile.
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    execArgv: [`--max-old-space-size=${heap}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  try {
    child.send(task)
    for await (const message of messages(child)) {
      if ('problem' in message) throw new SourceError(message.problem, message.message)
      if ('error' in message) throw new Error(`The file could not be read: ${message.error}`)
      if ('end' in message) return
      yield message
      child.send('next')
    }
    throw new ReaderDied(name)
  } finally {
    child.kill('SIGKILL')
  }
}

/**
 * Reads uploaded files in a process of their own, with a heap of its own. With any content (an archive that unpacks without end, an XML
 * tree, a slow expression), the event loop of the server goes on, and running out of memory ends that process alone; a thread
 * would take the server with it. Rows are matched and written in the server's process, in small batches.
 * The command line is a process of its own already, and reads directly.
 */
export const createApartReader = (heap = readerHeap) => ({
  async openSource(path: string, limits: Limits = unlimited): Promise<Source> {
    for await (const message of runReader({ task: 'survey', path, limits }, path, heap))
      if ('source' in message) return message.source
    throw new Error('The reader ended without a result')
  },
  readRecords(source: Source, maxRows = Number.POSITIVE_INFINITY, sheet?: string): Records {
    let read = 0
    async function* rows(): AsyncGenerator<SourceRow> {
      for await (const message of runReader({ task: 'rows', source, maxRows, sheet }, source.name, heap)) {
        if (!('rows' in message)) continue
        read = message.read
        yield* message.rows
      }
    }
    return { rows: rows(), read: () => read }
  },
})
