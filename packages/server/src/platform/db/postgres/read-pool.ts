import pg from 'pg'
import { sqlState } from '../database-error.ts'

/** Positions in the write-ahead log, in bytes. */
export type Positions = {
  ofPrimary: (primary: pg.Pool) => Promise<number>
  /** Up to where a replica has replayed; undefined where the server is no replica, or has become a primary. */
  ofReplica: (replica: pg.Pool) => Promise<number | undefined>
}

async function readPosition(pool: pg.Pool, position: string): Promise<number | undefined> {
  const { rows } = await pool.query<{ at: number | null }>(`select (${position} - '0/0'::pg_lsn)::float8 as at`)
  return rows[0]?.at ?? undefined
}
const walPositions: Positions = {
  ofPrimary: async (primary) => (await readPosition(primary, 'pg_current_wal_lsn()')) ?? 0,
  ofReplica: (replica) => readPosition(replica, 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end'),
}

/** A replica that has not replayed what the primary had so long ago is late: reads go to the primary meanwhile. */
const lateMs = 2_000
const idlePauseMs = 1_000
const shortestPauseMs = 20

/** The server shuts down or starts, the connection is gone, or the statement was in the way of what is replayed. */
const passing = (state: string | undefined) => state === undefined || /^(08|57P|40001|53|55000)/.test(state)

/**
 * One pool for reads that may be slightly outdated, over a primary and its replicas in turn. A statement that a replica fails on, as it shuts
 * down or is unreachable, is sent to the primary; one that the primary cannot answer either, to a replica that is up, however late: caches
 * are dropped when the primary is back. `noteChange` is to be called when a notice of a change arrives: until a replica has
 * replayed up to there, reads go to the primary, so that a cache that was emptied by the notice is not filled with what was before.
 */
export function createReadPool(
  { primary, direct = primary, replicas }: { primary: pg.Pool; direct?: pg.Pool; replicas: readonly pg.Pool[] },
  positions: Positions = walPositions,
) {
  const states = replicas.map((pool) => ({ pool, replayed: -1 }))
  /** Positions of the primary with their times, the latest last. */
  let history: { at: number; time: number }[] = []
  let needed = 0
  /** Notices that arrived, and those that `needed` takes account of. */
  let notices = 1
  let noted = 0
  let next = 0
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const isFit = ({ replayed }: { replayed: number }) => notices === noted && replayed >= 0 && replayed >= needed
  function choose() {
    const fit = states.filter(isFit)
    next++
    return fit[next % Math.max(fit.length, 1)]
  }

  async function check() {
    const seen = notices
    try {
      const at = await positions.ofPrimary(direct)
      const now = Date.now()
      // Of those that are old enough the latest counts.
      const late = history.filter(({ time }) => time <= now - lateMs)
      needed = Math.max(needed, seen === noted ? 0 : at, ...late.map((one) => one.at))
      noted = seen
      history = [...late.slice(-1), ...history.filter(({ time }) => time > now - lateMs), { at, time: now }]
    } catch {
      // Without the primary replicas go on with what they have, unless a notice came whose change they may lack.
    }
    await Promise.all(
      states.map(async (state) => {
        const replayed = await positions.ofReplica(state.pool).catch(() => undefined)
        state.replayed = replayed ?? -1
      }),
    )
  }

  async function follow(pauseMs: number) {
    if (closed) return
    await check()
    const isBehind = notices !== noted || states.some((state) => state.replayed >= 0 && !isFit(state))
    const pause = isBehind ? Math.min(pauseMs * 2, idlePauseMs / 4) : idlePauseMs
    schedule(pause)
  }
  function schedule(pauseMs: number) {
    clearTimeout(timer)
    if (!closed) timer = setTimeout(() => void follow(pauseMs), pauseMs).unref()
  }

  async function query(config: pg.QueryConfig | string, values?: unknown[]): Promise<pg.QueryResult> {
    const state = choose()
    if (state) {
      try {
        return await state.pool.query(config, values)
      } catch (error) {
        if (!passing(sqlState(error))) throw error
        if (sqlState(error) !== '40001') state.replayed = -1
      }
    }
    try {
      return await primary.query(config, values)
    } catch (error) {
      const late = states.find(({ replayed }) => replayed >= 0)
      if (!late || !passing(sqlState(error))) throw error
      return late.pool.query(config, values)
    }
  }

  /** For a transaction: it is not repeated elsewhere. */
  async function connect(): Promise<pg.PoolClient> {
    const state = choose()
    if (!state) return primary.connect()
    return state.pool.connect().catch(() => {
      state.replayed = -1
      return primary.connect()
    })
  }

  function noteChange() {
    notices++
    schedule(shortestPauseMs)
  }
  async function close() {
    closed = true
    clearTimeout(timer)
  }
  noteChange()
  // Drizzle takes a connection of its own for a transaction where it is given a pool.
  return { pool: Object.assign(new pg.Pool({ max: 1 }), { query, connect }), noteChange, check, close }
}
