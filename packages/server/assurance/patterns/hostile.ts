import { check } from 'recheck'
import type { Recipe } from './hostile-text.ts'
import type { Pattern } from './pattern.ts'

/** Pieces that patterns tend to stumble on, and an end that no pattern takes. */
const pieces = ['a', 'A', '0', '-', ' ', '\t', '\n', '.', ',', '/', '%', '_', '*', '@', '(', '[', '{', '<', '"', '\\']
const pairs = ['a-', 'a ', 'a.', 'a@', '{0|', '()', '<a', '&#34;', 'का', '😀']
const end = '\u0000!'
// It judges by counting steps, up to a bound, so that the result does not depend on a clock.
const noClock = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null }

/** The text that a checker of regular expressions finds worst for this one, where it finds any. */
async function worstOf({ source, flags }: Pattern): Promise<Omit<Recipe, 'length'>[]> {
  const verdict = await check(source, flags, noClock)
  if (verdict.status === 'unknown') throw new Error(`Nobody can judge /${source}/${flags}: ${verdict.error.kind}`)
  return verdict.status === 'vulnerable' ? [{ pumps: verdict.attack.pumps, suffix: verdict.attack.suffix }] : []
}

/** Texts of full length that a pattern of more than one way to read would be lost in. */
export async function hostileTo(pattern: Pattern): Promise<Recipe[]> {
  const simpleRecipes = [...pieces, ...pairs].map((pump) => ({ pumps: [{ prefix: '', pump }], suffix: end }))
  return [...(await worstOf(pattern)), ...simpleRecipes].map((recipe) => ({ ...recipe, length: pattern.longest }))
}
