import type { QueryOptions, Results } from '@electric-sql/pglite'

/** Requests of a client to the session that owns the engine; `tx` is 0 outside a transaction. Every part can be cloned. */
export type SessionRequest =
  | { op: 'query'; tx: number; sql: string; params?: unknown[]; rowMode?: QueryOptions['rowMode'] }
  | { op: 'exec'; tx: number; sql: string }
  | { op: 'copy'; tx: number; target: string; text: string | Uint8Array<ArrayBuffer> }
  | { op: 'copyOut'; tx: number; source: string }
  | { op: 'begin' }
  | { op: 'commit' | 'rollback'; tx: number }
  | { op: 'listen' | 'unlisten'; channel: string }
  | { op: 'refreshTypes' }
  | { op: 'close' }

export type SessionResponse = Results<unknown> | Results<unknown>[] | number | Uint8Array | undefined

/** Sends a request to the session, in this thread or another. */
export type Call = (request: SessionRequest) => Promise<SessionResponse>

export type FromWorker =
  | { ready: true }
  | { unable: string }
  | { channel: string; payload: string }
  | { id: number; answer: SessionResponse }
  | { id: number; fault: Record<string, unknown> & { message: string } }

const errorFields = [
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
export function serializeError(error: unknown): Record<string, unknown> & { message: string } {
  if (!(error instanceof Error)) return { message: String(error) }
  const fields: Record<string, unknown> = Object.fromEntries(
    Object.entries(error).filter(
      ([key, value]) => errorFields.some((name) => name === key) && typeof value === 'string',
    ),
  )
  return { ...fields, name: error.name, message: error.message }
}

export function deserializeError({ message, name, ...rest }: Record<string, unknown> & { message: string }): Error {
  const error = Object.assign(new Error(message), rest)
  if (typeof name === 'string') error.name = name
  return error
}
