import type { CatalogueRecord } from './addresses.ts'

const termsOf = (name: string) => name.toLowerCase().match(/[a-z]{3,}/g) ?? []
const unique = (texts: readonly string[]) => [...new Set(texts)]

/** Texts typed for these records: beginnings of names, of three letters and more. */
export const beginnings = (records: readonly CatalogueRecord[]): string[] =>
  unique(
    records
      .map(({ name }, index) =>
        termsOf(name)
          .join(' ')
          .slice(0, 3 + (index % 12))
          .trim(),
      )
      .filter(Boolean),
  )

/** Names with a slip: two letters of their longest word changed places. */
export function misspellings(records: readonly CatalogueRecord[]): string[] {
  const slipped = records.flatMap(({ name }) => {
    const nameTerms = termsOf(name).slice(0, 4)
    const longest = nameTerms.toSorted((a, b) => b.length - a.length)[0]
    if (longest === undefined || longest.length < 6 || longest[2] === longest[3]) return []
    const misspelling = `${longest.slice(0, 2)}${longest[3]}${longest[2]}${longest.slice(4)}`
    return [nameTerms.map((word) => (word === longest ? misspelling : word)).join(' ')]
  })
  return unique(slipped)
}

/** Words that occur in a few of the names: typical searches of staff. */
export function distinctiveTerms(records: readonly CatalogueRecord[]): string[] {
  const counts = new Map<string, number>()
  for (const { name } of records)
    for (const word of new Set(termsOf(name))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const maxCount = Math.max(2, records.length / 200)
  const distinctive = [...counts].filter(([word, count]) => word.length >= 5 && count >= 2 && count <= maxCount)
  return distinctive.map(([word]) => word)
}
