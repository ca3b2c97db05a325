import { type PGlite, type Transaction, types } from '@electric-sql/pglite'
import type { Answer, Ask } from './protocol.ts'
import { createStatements } from './statements.ts'

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

/** Owns one PGlite and answers asks. A transaction idle for `idleMs` is rolled back, so that it cannot block the rest. */
export function createSession(engine: PGlite, hear: (channel: string, payload: string) => void, idleMs: number) {
  leaveAsText(engine)
  const statement = createStatements(engine)
  const open = new Map<number, Open>()
  const heard = new Map<string, () => Promise<void>>()
  let last = 0

  const watch = (id: number) =>
    setTimeout(() => {
      const one = open.get(id)
      open.delete(id)
      one?.settle.rollback(new Error('idle'))
    }, idleMs).unref()

  const held = (id: number): Open => {
    const one = open.get(id)
    if (one) return one
    throw new Error(
      `This transaction is over. It may have stood idle for ${idleMs / 1000} s: inside it use tx, not db.`,
    )
  }

  async function inside<T>(id: number, work: (on: PGlite | Transaction) => Promise<T>): Promise<T> {
    if (id === 0) return work(engine)
    const one = held(id)
    clearTimeout(one.idle)
    try {
      return await work(one.engine)
    } finally {
      clearTimeout(one.idle)
      if (open.get(id) === one) one.idle = watch(id)
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

  async function end(id: number, how: 'commit' | 'rollback') {
    const one = held(id)
    open.delete(id)
    clearTimeout(one.idle)
    if (how === 'commit') {
      one.settle.commit()
      return one.done
    }
    one.settle.rollback(new Error('rolled back'))
    await one.done.catch(() => undefined)
  }

  async function listen(channel: string) {
    if (!heard.has(channel)) heard.set(channel, await engine.listen(channel, (payload) => hear(channel, payload)))
  }

  return async (ask: Ask): Promise<Answer> => {
    switch (ask.op) {
      case 'query': {
        const options = { rowMode: ask.rowMode }
        if (ask.tx === 0) return statement(ask.sql, ask.params, options)
        return inside(ask.tx, (on) => on.query(ask.sql, ask.params, options))
      }
      case 'exec':
        return inside(ask.tx, (on) => on.exec(ask.sql))
      case 'copy': {
        const blob = new Blob([ask.text])
        return (await inside(ask.tx, (on) => on.query(`copy ${ask.target} from '/dev/blob'`, [], { blob })))
          .affectedRows
      }
      case 'copyOut': {
        const { blob } = await inside(ask.tx, (on) => on.query(`copy ${ask.source} to '/dev/blob'`))
        return new Uint8Array((await blob?.arrayBuffer()) ?? [])
      }
      case 'begin':
        return begin()
      case 'commit':
      case 'rollback':
        await end(ask.tx, ask.op)
        return
      case 'listen':
        await listen(ask.channel)
        return
      case 'unlisten':
        await heard.get(ask.channel)?.()
        heard.delete(ask.channel)
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
