import type { Kind } from './answers/kinds.ts'
import { type Turn, type TurnResult, turnResult } from './load/load.ts'
import { median } from './load/percentile.ts'
import type { Child } from './servers/child.ts'

const connections = 16
const measuredTurns = 3

/** Whom a kind of answer is asked of, and what its processors cost. */
export interface Party {
  port: number
  /** Of this party alone, beside those of the kind. */
  headers: Readonly<Record<string, string>>
  /** Called before each turn. */
  prepare?: () => Promise<unknown>
  /** Processor time so far, in ms: of the server, and of those who serve its database. */
  spent?: () => Promise<Spent>
}
export interface Spent {
  server: number
  database: number | undefined
}
export type Asked = Pick<Kind, 'paths' | 'headers'> & { once: boolean }

/** What a party gave, turn by turn. */
export interface Given {
  rates: number[]
  p50: number[]
  p95: number[]
  /** Processor time of an answer, in ms. */
  server: number[]
  database: number[]
}
const nothing = (): Given => ({ rates: [], p50: [], p95: [], server: [], database: [] })

function note(given: Given, { answers, seconds, p50, p95 }: TurnResult, before?: Spent, after?: Spent) {
  given.rates.push(answers / seconds)
  given.p50.push(p50)
  given.p95.push(p95)
  if (!before || !after || answers === 0) return
  given.server.push((after.server - before.server) / answers)
  if (before.database !== undefined && after.database !== undefined)
    given.database.push((after.database - before.database) / answers)
}

/** Asks all parties in turns, so that what else the machine does falls on all of them alike. The first turn only warms. */
export async function inTurns(load: Child, parties: readonly Party[], asked: Asked, seconds: number): Promise<Given[]> {
  const given = parties.map(nothing)
  const from = parties.map(() => 0)
  for (let turn = 0; turn <= measuredTurns; turn++)
    for (const [at, { port, headers: own, prepare, spent }] of parties.entries()) {
      await prepare?.()
      const before = await spent?.()
      const { paths, headers, once } = asked
      const most = once ? paths.length : Number.MAX_SAFE_INTEGER
      const part = { port, paths, headers: { ...headers, ...own }, from: from[at] ?? 0, most, connections }
      const found = await load.ask({ ...part, seconds: seconds / measuredTurns } satisfies Turn, turnResult)
      const after = await spent?.()
      // Where it stopped, the next turn goes on: no address is asked twice before all were.
      from[at] = ((from[at] ?? 0) + found.answers) % paths.length
      const noted = given[at]
      if (turn > 0 && noted) note(noted, found, before, after)
    }
  return given
}

/** How many times as many answers, in the turns that lie beside each other. */
export function ratio(ours: Given, theirs: Given): number {
  return median(ours.rates.map((rate, turn) => rate / (theirs.rates[turn] ?? Number.NaN)))
}
