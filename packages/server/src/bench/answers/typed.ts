import type { Shown } from './addresses.ts'

const words = (name: string) => name.toLowerCase().match(/[a-z]{3,}/g) ?? []
const unique = (texts: readonly string[]) => [...new Set(texts)]

/** What people type who mean these records: beginnings of names, of three letters and more. */
export const beginnings = (shown: readonly Shown[]): string[] =>
  unique(
    shown
      .map(({ name }, at) =>
        words(name)
          .join(' ')
          .slice(0, 3 + (at % 12))
          .trim(),
      )
      .filter(Boolean),
  )

/** Names with a slip: two letters of their longest word changed places. */
export function slips(shown: readonly Shown[]): string[] {
  const slipped = shown.flatMap(({ name }) => {
    const of = words(name).slice(0, 4)
    const longest = of.toSorted((a, b) => b.length - a.length)[0]
    if (longest === undefined || longest.length < 6 || longest[2] === longest[3]) return []
    const wrong = `${longest.slice(0, 2)}${longest[3]}${longest[2]}${longest.slice(4)}`
    return [of.map((word) => (word === longest ? wrong : word)).join(' ')]
  })
  return unique(slipped)
}

/** Words that some of the names have, and not many: what a person at a desk searches by. */
export function tellingWords(shown: readonly Shown[]): string[] {
  const counts = new Map<string, number>()
  for (const { name } of shown) for (const word of new Set(words(name))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const most = Math.max(2, shown.length / 200)
  const telling = [...counts].filter(([word, count]) => word.length >= 5 && count >= 2 && count <= most)
  return telling.map(([word]) => word)
}
