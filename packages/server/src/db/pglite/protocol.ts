import type { QueryOptions, Results } from '@electric-sql/pglite'

/** What a client asks of the session that owns the engine; `tx` is 0 outside a transaction. Every part can be cloned. */
export type Ask =
  | { op: 'query'; tx: number; sql: string; params?: unknown[]; rowMode?: QueryOptions['rowMode'] }
  | { op: 'exec'; tx: number; sql: string }
  | { op: 'copy'; tx: number; target: string; text: string | Uint8Array<ArrayBuffer> }
  | { op: 'copyOut'; tx: number; source: string }
  | { op: 'begin' }
  | { op: 'commit' | 'rollback'; tx: number }
  | { op: 'listen' | 'unlisten'; channel: string }
  | { op: 'refreshTypes' }
  | { op: 'close' }

export type Answer = Results<unknown> | Results<unknown>[] | number | Uint8Array | undefined

/** Carries an ask to the session, in this thread or another. */
export type Call = (ask: Ask) => Promise<Answer>

export type FromWorker =
  | { ready: true }
  | { unable: string }
  | { channel: string; payload: string }
  | { id: number; answer: Answer }
  | { id: number; fault: Record<string, unknown> & { message: string } }

const kept = [
  'code',
  'severity',
  'detail',
  'hint',
  'position',
  'constraint',
  'table',
  'column',
  'schema',
  'where',
] as const

/** An error as plain data: structured cloning would drop the SQLSTATE and its company. */
export function packFault(thrown: unknown): Record<string, unknown> & { message: string } {
  if (!(thrown instanceof Error)) return { message: String(thrown) }
  const fault: Record<string, unknown> = Object.fromEntries(
    Object.entries(thrown).filter(([key, value]) => kept.some((name) => name === key) && typeof value === 'string'),
  )
  return { ...fault, name: thrown.name, message: thrown.message }
}

export function unpackFault({ message, name, ...rest }: Record<string, unknown> & { message: string }): Error {
  const fault = Object.assign(new Error(message), rest)
  if (typeof name === 'string') fault.name = name
  return fault
}
