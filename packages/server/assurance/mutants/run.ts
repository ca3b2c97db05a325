/**
 * Takes one guard away at a time, in a copy, and runs the tests near it: `npm run mutants [-- words of a guard or its file]`. Ends with
 * 1 if one survives, for then nothing would notice its loss. The checkout itself is never changed.
 */
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mutants } from './all.ts'
import { copyOf } from './copy.ts'
import type { Mutant, Verdict } from './mutant.ts'
import { runTests, tryMutant } from './try-mutant.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..')
const filterText = process.argv.slice(2).join(' ').toLowerCase()
const selectedMutants = mutants.filter(({ guard, file }) => `${guard} ${file}`.toLowerCase().includes(filterText))
const startedAt = performance.now()
const log = (line: string) => process.stdout.write(`${line}\n`)

/** The tests must pass before a guard is removed, or their failure proves nothing. */
async function checkWhole(folder: string): Promise<void> {
  const near = new Set(selectedMutants.flatMap(({ tests }) => tests))
  const { failed, unloaded, passed } = await runTests(folder, [...near], { bail: false })
  const failures = [...failed, ...unloaded]
  if (failures.length > 0) throw new Error(`With every guard in its place these fail:\n${failures.join('\n')}`)
  log(`With every guard in its place ${passed} tests pass.`)
}

const verdicts = new Map<Mutant, Verdict>()
const copies = Array.from({ length: Math.min(selectedMutants.length, availableParallelism()) }, () => copyOf(root))
const removeAll = () => {
  for (const { remove } of copies) remove()
}
process.once('SIGINT', () => {
  removeAll()
  process.exit(130)
})
try {
  const [first] = copies
  if (!first) throw new Error(`No guard is named “${filterText}”.`)
  log(`${selectedMutants.length} guards, each taken away once.`)
  await checkWhole(first.folder)
  const waiting = [...selectedMutants]
  await Promise.all(
    copies.map(async ({ folder }) => {
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        const verdict = await tryMutant(folder, mutant)
        verdicts.set(mutant, verdict)
        const detail =
          verdict.outcome === 'caught' ? `by “${verdict.test}”` : verdict.outcome === 'broken' ? verdict.reason : ''
        log(`${verdicts.size} of ${selectedMutants.length} ${verdict.outcome}: ${mutant.guard} ${detail}`)
      }
    }),
  )
} finally {
  removeAll()
}
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
const missed = [...verdicts].filter(([, { outcome }]) => outcome !== 'caught')
for (const [{ guard, file }, { outcome }] of missed) log(`${outcome}: ${guard} (${file})`)
const caught = verdicts.size - missed.length
log(`${caught} of ${selectedMutants.length} caught, in ${minutes} minutes with ${copies.length} at once.`)
process.exitCode = caught === selectedMutants.length ? 0 : 1
