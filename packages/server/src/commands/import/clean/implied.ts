import type { InstituteType } from '@pravesh/contract'

const girls = /\b(?:girls?|kanya|balika|mahila|women'?s?|women’s|ladies)\b/i
const boys = /\bboys?\b/i

/** The gender that an institute admits, if its name contains it. */
export function impliedGender(name: string, kind: InstituteType): string | null {
  const forGirls = girls.test(name)
  const forBoys = boys.test(name)
  if (forGirls === forBoys) return null
  if (kind === 'school') return forGirls ? 'girls' : 'boys'
  return forGirls ? 'women' : 'men'
}

const types: readonly (readonly [RegExp, string])[] = [
  [/^kendriya vidyalaya\b/i, 'kendriya-vidyalaya'],
  [/^(?:jawahar navodaya vidyalaya|jnv)\b/i, 'navodaya-vidyalaya'],
  [/^sainik school\b/i, 'sainik-school'],
  [/^army (?:public|goodwill) school\b/i, 'army-public-school'],
  [/^(?:govt|government|sarvodaya|rajkiya)\b/i, 'government'],
]

/** Chains that admit from one class on: Navodaya Vidyalayas and Sainik Schools from class 6, by the rules of their own entrance tests. */
const firstClasses: Readonly<Record<string, number>> = { 'navodaya-vidyalaya': 6, 'sainik-school': 6 }

/** The first class of a school, if its type implies it. */
export const impliedFirstClass = (schoolType: string | null): number | null =>
  schoolType === null ? null : (firstClasses[schoolType] ?? null)

/** The type of a school, if its name implies it: these names belong to their own chains and to the states. */
export const impliedSchoolType = (name: string): string | null => types.find(([mark]) => mark.test(name))?.[1] ?? null
