import { type PGlite, type Transaction, types } from '@electric-sql/pglite'
import type { SessionRequest, SessionResponse } from './protocol.ts'
import { createStatements, runText } from './statements.ts'

const ownParsing = [types.DATE, types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, 1115, 1182, 1185, 1187, 1231]

/**
 * Drizzle reads dates, intervals and arrays of numerics itself and wants PostgreSQL's text for them. Given with each query, PGlite
 * would copy its hundreds of parsers for each.
 */
function leaveAsText({ parsers }: PGlite) {
  for (const oid of ownParsing) parsers[oid] = (value: string) => value
}

interface Open {
  engine: Transaction
  settle: { commit: () => void; rollback: (reason: Error) => void }
  done: Promise<void>
  idle: NodeJS.Timeout
}

/** Owns one PGlite and handles requests. A transaction idle for `idleMs` is rolled back, so that it cannot block the rest. */
export function createSession(engine: PGlite, dispatch: (channel: string, payload: string) => void, idleMs: number) {
  leaveAsText(engine)
  const statement = createStatements(engine)
  const open = new Map<number, Open>()
  const subscriptions = new Map<string, () => Promise<void>>()
  let last = 0

  const watch = (id: number) =>
    setTimeout(() => {
      const transaction = open.get(id)
      open.delete(id)
      transaction?.settle.rollback(new Error('idle'))
    }, idleMs).unref()

  const getTransaction = (id: number): Open => {
    const transaction = open.get(id)
    if (transaction) return transaction
    throw new Error(
      `This transaction is over. It may have stood idle for ${idleMs / 1000} s: inside it use tx, not db.`,
    )
  }

  async function inside<T>(id: number, work: (on: PGlite | Transaction) => Promise<T>): Promise<T> {
    if (id === 0) return work(engine)
    const transaction = getTransaction(id)
    clearTimeout(transaction.idle)
    try {
      return await work(transaction.engine)
    } finally {
      clearTimeout(transaction.idle)
      if (open.get(id) === transaction) transaction.idle = watch(id)
    }
  }

  const begin = () =>
    new Promise<number>((started, failed) => {
      const id = ++last
      const done = engine.transaction(
        (tx) =>
          new Promise<void>((commit, rollback) => {
            open.set(id, { engine: tx, settle: { commit, rollback }, done, idle: watch(id) })
            started(id)
          }),
      )
      done.catch(failed)
    })

  async function end(id: number, outcome: 'commit' | 'rollback') {
    const transaction = getTransaction(id)
    open.delete(id)
    clearTimeout(transaction.idle)
    if (outcome === 'commit') {
      transaction.settle.commit()
      return transaction.done
    }
    transaction.settle.rollback(new Error('rolled back'))
    await transaction.done.catch(() => undefined)
  }

  async function listen(channel: string) {
    if (!subscriptions.has(channel))
      subscriptions.set(channel, await engine.listen(channel, (payload) => dispatch(channel, payload)))
  }

  return async (request: SessionRequest): Promise<SessionResponse> => {
    switch (request.op) {
      case 'query': {
        const options = { rowMode: request.rowMode }
        if (request.tx === 0) return statement(request.sql, request.params, options)
        return inside(request.tx, (on) => runText(on, request.sql, request.params, options))
      }
      case 'exec':
        return inside(request.tx, (on) => on.exec(request.sql))
      case 'copy': {
        const blob = new Blob([request.text])
        return (await inside(request.tx, (on) => on.query(`copy ${request.target} from '/dev/blob'`, [], { blob })))
          .affectedRows
      }
      case 'copyOut': {
        const { blob } = await inside(request.tx, (on) => on.query(`copy ${request.source} to '/dev/blob'`))
        return new Uint8Array((await blob?.arrayBuffer()) ?? [])
      }
      case 'begin':
        return begin()
      case 'commit':
      case 'rollback':
        await end(request.tx, request.op)
        return
      case 'listen':
        await listen(request.channel)
        return
      case 'unlisten':
        await subscriptions.get(request.channel)?.()
        subscriptions.delete(request.channel)
        return
      case 'refreshTypes':
        await engine.refreshArrayTypes()
        leaveAsText(engine)
        return
      case 'close':
        await engine.close()
        return
    }
  }
}
