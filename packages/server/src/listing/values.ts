import { type AnyPgColumn, type SQL, sql } from '../db/drizzle.ts'
import type { Choices, Chosen, Known, Value } from './choice.ts'
import type { FacetSpec, Listed, LookUp } from './kind.ts'

/** What a look-up's row is called: the short name where there is one. */
export const labelColumn = (of: LookUp): AnyPgColumn => {
  const column = of.shortName ?? of.name ?? of.title
  if (!column) throw new Error('A look-up has no name')
  return column
}
/** A row that may be spoken of: one that is not published is named by no listing, whatever refers to it. */
export const speakable = ({ status }: LookUp): SQL => (status ? sql`${status} = 'published'` : sql`true`)
export const sentence = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ')

/** What a dictionary says of a word that came from outside: `__proto__` and `constructor` stand in none. */
export const ownWord = (words: Readonly<Record<string, string>> | undefined, word: string): string | undefined =>
  words && Object.hasOwn(words, word) ? words[word] : undefined

/** What the column holds of the rows that a value matches. */
export const heldValues = ({ covers }: FacetSpec, { value, held }: Value): readonly (number | string)[] =>
  (covers && Object.hasOwn(covers, value) && covers[value]) || [held]

const key = (facet: string, word: string): string => `${facet} ${word}`
export const valueSaid = (known: Known, facet: FacetSpec, word: string): Value | undefined =>
  known.get(key(facet.name, word))

/** The words with what each facet may hear in them: what its look-up is asked for. */
export const wordsHeard = (listed: Listed, words: readonly string[]): string[] => [
  ...new Set(words.flatMap((word) => [word, ...listed.facets.map((facet) => ownWord(facet.spoken, word) ?? word)])),
]

/** The rows of all look-ups of a kind whose urls are among the `words` of a statement. */
export function lookedUp(listed: Listed): SQL<readonly (Value & { facet: string })[]> {
  const parts = listed.facets.flatMap(({ name, of }) =>
    of
      ? [
          sql`select ${name}::text as facet, ${of.id} as held, ${of.url} as value, ${labelColumn(of)} as label
            from ${of} where ${of.url} = any(${sql.placeholder('words')}::text[]) and ${speakable(of)}`,
        ]
      : [],
  )
  return parts.length === 0
    ? sql<readonly (Value & { facet: string })[]>`'[]'::json`
    : sql<
        readonly (Value & { facet: string })[]
      >`(select coalesce(json_agg(heard), '[]'::json) from (${sql.join(parts, sql` union all `)}) heard)`.inlineParams()
}

/** What these words say in any facet of the kind, of the rows that look-ups have of them. */
export function knownValues(
  listed: Listed,
  words: readonly string[],
  rows: readonly (Value & { facet: string })[],
): Known {
  const known = new Map<string, Value>()
  const found = new Map(rows.map((row) => [key(row.facet, row.value), row]))
  for (const facet of listed.facets)
    for (const word of words) {
      const said = ownWord(facet.spoken, word) ?? word
      const label = ownWord(facet.words, said)
      const row = found.get(key(facet.name, said))
      const value =
        label !== undefined
          ? { value: said, label, held: said }
          : row && { value: row.value, label: row.label, held: row.held }
      if (value) for (const one of [word, said]) known.set(key(facet.name, one), value)
    }
  return known
}

/** A value that is not in the catalogue matches nothing: the page says so and offers to take it off. */
const unknown = (facet: FacetSpec, value: string): Value => ({
  value,
  label: sentence(value),
  held: facet.of ? -1 : value,
})

/** The facet filters in force: those of the slug, fixed, and those of the address. */
export function choose(
  listed: Listed,
  known: Known,
  asked: Readonly<Record<string, unknown>>,
  preset: readonly { name: string; value: string }[],
): Choices {
  const choices = new Map<string, Chosen[]>()
  for (const facet of listed.facets) {
    if (facet.role === 'range') continue
    const fixed = preset.filter((p) => p.name === facet.name).map((p) => p.value)
    const given = facet.role === 'slug' ? undefined : asked[facet.name]
    const own = Array.isArray(given)
      ? given.filter((v): v is string => typeof v === 'string' && !fixed.includes(v))
      : []
    const read = (value: string) => valueSaid(known, facet, value) ?? unknown(facet, value)
    const values = [
      ...fixed.map((v) => ({ ...read(v), fixed: true })),
      ...[...new Set(own)].map((v) => ({ ...read(v), fixed: false })),
    ]
    if (values.length > 0) choices.set(facet.name, values)
  }
  return choices
}
