import type { Recipe } from './hostile-text.ts'
import { attacksOn } from './judgement.ts'
import type { Pattern } from './pattern.ts'

/** Pieces that patterns tend to stumble on, and an end that no pattern takes. */
const pieces = ['a', 'A', '0', '-', ' ', '\t', '\n', '.', ',', '/', '%', '_', '*', '@', '(', '[', '{', '<', '"', '\\']
const pairs = ['a-', 'a ', 'a.', 'a@', '{0|', '()', '<a', '&#34;', 'का', '😀']
const end = '\u0000!'

/** Texts of full length that a pattern of more than one way to read would be lost in. */
export async function hostileTo(pattern: Pattern): Promise<Recipe[]> {
  const simpleRecipes = [...pieces, ...pairs].map((pump) => ({ pumps: [{ prefix: '', pump }], suffix: end }))
  return [...(await attacksOn(pattern)), ...simpleRecipes].map((recipe) => ({ ...recipe, length: pattern.longest }))
}
