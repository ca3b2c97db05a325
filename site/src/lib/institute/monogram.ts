import { rollDice } from './cover/dice.ts'

const skipped = new Set(['of', 'the', 'and', 'for', 'in', 'at', 'no', 'de', 'dr', 'st'])

/** The letters a name is known by: a single word's first, or those of its first three larger words. */
export function monogramOf(name: string): string {
  const nameParts = name
    .replace(/['’]/g, '')
    .split(/[\s,.()/-]+/)
    .filter((word) => /^\p{L}/u.test(word) && !skipped.has(word.toLowerCase()))
  const initials = nameParts.slice(0, 3).map((word) => [...word][0]?.toUpperCase() ?? '')
  return initials.join('') || '·'
}

/** One of three grounds for a monogram, always the same for one institute. */
export const monogramGround = (kind: 'school' | 'college', id: number): number => rollDice(kind, id)(3)
