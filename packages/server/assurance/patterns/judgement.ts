import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { check } from 'recheck'
import { z } from 'zod'
import type { Recipe } from './hostile-text.ts'
import { keyOf, type Pattern } from './pattern.ts'

/** A text that a pattern is slow on, without its length. */
export type Attack = Omit<Recipe, 'length'>

const manifest = readFileSync(createRequire(import.meta.url).resolve('recheck/package.json'), 'utf8')
/** The version of the checker of regular expressions. */
export const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest))

// It judges by counting steps, up to a bound, so that the result does not depend on a clock.
const noClock = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null }

/** The text that the checker finds worst for a pattern, where it finds any. Throws for a pattern that it cannot judge. */
export async function judge({ source, flags }: Pattern): Promise<Attack[]> {
  const verdict = await check(source, flags, noClock)
  if (verdict.status === 'unknown') throw new Error(`Nobody can judge /${source}/${flags}: ${verdict.error.kind}`)
  if (verdict.status !== 'vulnerable') return []
  const pumps = verdict.attack.pumps.map(({ prefix, pump }) => ({ prefix, pump }))
  return [{ pumps, suffix: verdict.attack.suffix }]
}

const recordSchema = z.object({
  recheck: z.string(),
  attacks: z.record(
    z.string(),
    z.array(
      z.object({ pumps: z.array(z.object({ prefix: z.string(), pump: z.string() })), suffix: z.string() }).readonly(),
    ),
  ),
})
export const recordFile: URL = new URL('./verdicts.json', import.meta.url)

/**
 * The attacks of every pattern, as this version of the checker found them: its search takes a minute of processor time, and its result
 * depends on the pattern alone. Undefined for a record of another version.
 */
export function recordedAttacks(): ReadonlyMap<string, Attack[]> | undefined {
  const { recheck, attacks } = recordSchema.parse(JSON.parse(readFileSync(recordFile, 'utf8')))
  return recheck === version ? new Map(Object.entries(attacks)) : undefined
}

/** The recorded attacks of a pattern; one that is not recorded is judged now. */
export async function attacksOn(pattern: Pattern): Promise<Attack[]> {
  recorded ??= recordedAttacks() ?? new Map<string, Attack[]>()
  return recorded.get(keyOf(pattern)) ?? judge(pattern)
}
let recorded: ReadonlyMap<string, Attack[]> | undefined
