import { type Endpoint, endpointTable } from '@pravesh/contract'
import fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openScene } from '../scene/scene.ts'
import { changesOf } from './change.ts'
import { findError } from './judge.ts'
import { describeRequest, sent } from './request.ts'
import { sender } from './send.ts'
import { createTally } from './tally.ts'
import { validCalls } from './valid.ts'
import { tricksOnTheWire } from './wire-tricks.ts'

/** Calls to each endpoint, and their seed. `run.ts` runs more of them. */
const times = Number(process.env.FUZZ_TIMES || 4)
const seed = Number(process.env.FUZZ_SEED || 20_261_121)
/** Endpoints whose id begins so, to look at a finding again. */
const only = process.env.FUZZ_ONLY ?? ''

const scene = await openScene()
const valid = validCalls(scene)
const send = sender(scene)
const tally = createTally()
afterAll(() => console.info(tally.report()))
// Independent of earlier calls, in any order.
beforeEach(() => scene.renewEndedSessions())

/** Log lines of the last call: the cause of a 503. */
const logged: string[] = []
Object.assign(scene.app.log, {
  error({ err }: { err?: Error }) {
    logged.push(`${err?.message} ${err?.cause ?? ''} ${err?.stack?.split('\n')[1] ?? ''}`.slice(0, 800))
  },
})

// Reads see the complete demo; deletions come last.
const order = ['GET', 'POST', 'PUT', 'DELETE']
const table = endpointTable
  .toSorted((a, b) => order.indexOf(a.method) - order.indexOf(b.method))
  .map((e, i) => [e.id, e, i] as const)
  .filter(([id]) => id.startsWith(only))

/** Calls an endpoint `times` times; returns the errors, each with a request that reproduces it. */
async function findErrors(e: Endpoint, from: number): Promise<string[]> {
  const errors: string[] = []
  const calls = fc.tuple(changesOf(e, await valid(e, from)), tricksOnTheWire)
  const plan = fc.sample(calls, { seed: seed + from, numRuns: times })
  for (const [i, [change, trick]] of plan.entries()) {
    const draft = change.apply(await valid(e, from + i))
    const request = trick ? trick.apply(sent(e, draft)) : sent(e, draft)
    logged.length = 0
    const startedAt = performance.now()
    const response = await send(draft.caller, request)
    tally.count(e, response.statusCode, performance.now() - startedAt)
    const error = findError(e, response, request.headers['accept-language'] === undefined)
    if (error)
      errors.push(
        [error, change.kind, ...(trick ? [trick.kind] : []), describeRequest(draft.caller, request), ...logged].join(
          '\n  ',
        ),
      )
  }
  return errors
}

test.each(table)(
  '%s answers as it declares, whatever is sent',
  async (_, e, i) => {
    const errors = await findErrors(e, i * times)
    if (errors.length > 0 && process.env.FUZZ_TIMES) console.info(`FAULT ${e.id}: ${errors.join('\nFAULT ')}`)
    expect(errors).toEqual([])
  },
  600_000,
)
