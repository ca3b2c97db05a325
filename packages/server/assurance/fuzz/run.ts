import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { endpointTable } from '@pravesh/contract'
import { startVitest } from 'vitest/node'

const usage = 'node packages/server/assurance/fuzz/run.ts [requests] [--seed n] [--only endpoint]'
/** Each round has a database of its own: records deleted in one exist again in the next. */
const mostInRound = 6_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    only: { type: 'string', default: '' },
  },
})
const requests = Number(positionals[0] ?? 20_000)
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9))
const { only } = values
if (!Number.isInteger(requests) || requests < 1 || !Number.isInteger(seed)) {
  console.error(usage)
  process.exit(1)
}

const rounds = Math.ceil(requests / mostInRound)
const times = Math.ceil(requests / rounds / endpointTable.length)
let failed = 0
console.info(`${rounds} rounds of ${times} requests to each of ${endpointTable.length} endpoints, --seed ${seed}`)
for (let round = 0; round < rounds; round++) {
  const startedAt = Date.now()
  let ended = 0
  // The seeds of rounds are far apart: each endpoint of a round counts on from its round's seed.
  Object.assign(process.env, {
    FUZZ_TIMES: String(times),
    FUZZ_SEED: String(seed + round * 10_000_000),
    FUZZ_ONLY: only,
  })
  const vitest = await startVitest('test', ['assurance/fuzz/fuzz.test.ts'], {
    project: ['postgres'],
    root: join(import.meta.dirname, '../../../..'),
    watch: false,
    reporters: [
      {
        onUserConsoleLog: ({ content }) => void process.stdout.write(content),
        onTestCaseResult(test) {
          const { state, errors } = test.result()
          if (state === 'failed') {
            failed++
            if (!errors[0]?.message.startsWith('expected [')) console.error(test.name, errors[0]?.stack)
          }
          if (++ended % 25 === 0)
            console.info(
              `round ${round + 1}: ${ended} endpoints, ${Math.round((Date.now() - startedAt) / 1000)} s, ${failed} with faults`,
            )
        },
      },
    ],
  })
  const broken = vitest.state.getFiles().filter((file) => file.result?.state === 'fail' && file.tasks.length === 0)
  for (const file of broken) console.error(file.result?.errors?.[0]?.stack)
  failed += broken.length
  await vitest.close()
}
console.info(failed === 0 ? 'No fault was found.' : `${failed} endpoints answered as they must not: see FAULT above.`)
process.exit(failed === 0 ? 0 : 1)
