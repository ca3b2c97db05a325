import { type AnyPgColumn, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Choices, SelectedValue, Value, ValueMap } from '../query/choice.ts'
import type { FacetSpec, Listed, LookUp } from './kind.ts'

/** The label column of a look-up: the short name where it has one. */
export const labelColumn = (lookUp: LookUp): AnyPgColumn => {
  const column = lookUp.shortName ?? lookUp.name ?? lookUp.title
  if (!column) throw new Error('A look-up has no name')
  return column
}
/** A public row: an unpublished one is named by no listing, whatever refers to it. */
export const speakable = ({ status }: LookUp): SQL => (status ? sql`${status} = 'published'` : sql`true`)
export const sentence = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ')

/** The dictionary's entry for an external key: `__proto__` and `constructor` have none. */
export const ownWord = (labels: Readonly<Record<string, string>> | undefined, word: string): string | undefined =>
  labels && Object.hasOwn(labels, word) ? labels[word] : undefined

/** The column values of the rows that a value matches. */
export const columnValuesOf = (
  { columnValues = {} }: FacetSpec,
  { value, held: columnValue }: Value,
): readonly (number | string)[] => (Object.hasOwn(columnValues, value) && columnValues[value]) || [columnValue]

const key = (facet: string, word: string): string => `${facet} ${word}`
export const findValue = (valueMap: ValueMap, facet: FacetSpec, word: string): Value | undefined =>
  valueMap.get(key(facet.name, word))

/** A value in the spelling of slugs: `New Delhi` is `new-delhi`. */
const slugSpelling = (word: string): string => word.toLowerCase().replaceAll(/[\s_]+/g, '-')

/** The terms by which a facet may know a word, the word itself first. */
function spellings({ aliases, words = {} }: FacetSpec, word: string): string[] {
  const slug = slugSpelling(word)
  const label = Object.keys(words).find((own) => own.toLowerCase() === slug)
  return [word, slug, ...(label === undefined ? [] : [label])].map((term) => ownWord(aliases, term) ?? term)
}

/** The search terms in each facet's spellings, for the value lookup. */
export const lookupTerms = (listed: Listed, terms: readonly string[]): string[] => [
  ...new Set(terms.flatMap((word) => [word, ...listed.facets.flatMap((facet) => spellings(facet, word))])),
]

/** The rows of all look-ups of a kind whose urls are among the `words` of a statement. */
export function lookedUp(listed: Listed): SQL<readonly (Value & { facet: string })[]> {
  const parts = listed.facets.flatMap(({ name, of: table }) =>
    table
      ? [
          sql`select ${name}::text as facet, ${table.id} as held, ${table.url} as value, ${labelColumn(table)} as label
            from ${table} where ${table.url} = any(${sql.placeholder('words')}::text[]) and ${speakable(table)}`,
        ]
      : [],
  )
  return parts.length === 0
    ? sql<readonly (Value & { facet: string })[]>`'[]'::json`
    : sql<
        readonly (Value & { facet: string })[]
      >`(select coalesce(json_agg(heard), '[]'::json) from (${sql.join(parts, sql` union all `)}) heard)`.inlineParams()
}

/** The meanings of these terms in any facet of the kind, by the rows of look-ups. */
export function knownValues(
  listed: Listed,
  terms: readonly string[],
  rows: readonly (Value & { facet: string })[],
): ValueMap {
  const valueMap = new Map<string, Value>()
  const found = new Map(rows.map((row) => [key(row.facet, row.value), row]))
  for (const facet of listed.facets)
    for (const word of terms)
      for (const ownTerm of spellings(facet, word)) {
        const label = ownWord(facet.words, ownTerm)
        const row = found.get(key(facet.name, ownTerm))
        const value =
          label !== undefined
            ? { value: ownTerm, label, held: ownTerm }
            : row && { value: row.value, label: row.label, held: row.held }
        if (!value) continue
        for (const alias of [word, ownTerm]) valueMap.set(key(facet.name, alias), value)
        break
      }
  return valueMap
}

/**
 * A value that is not in the catalogue matches no row: the page reports it and offers to remove it. Of free words, which have no list, the
 * rows alone decide.
 */
const unknown = (facet: FacetSpec, value: string): Omit<SelectedValue, 'fixed'> => ({
  value,
  label: sentence(value),
  held: facet.of ? -1 : value,
  ...(Object.keys(facet.words ?? { of: '' }).length > 0 && { unknown: true as const }),
})

/** The facet filters in force: those of the slug, fixed, and those of the address. */
export function choose(
  listed: Listed,
  valueMap: ValueMap,
  query: Readonly<Record<string, unknown>>,
  preset: readonly { name: string; value: string }[],
): Choices {
  const choices = new Map<string, SelectedValue[]>()
  for (const facet of listed.facets) {
    if (facet.role === 'range') continue
    const fixed = preset.filter((p) => p.name === facet.name).map((p) => p.value)
    const requestedValues = facet.role === 'slug' ? undefined : query[facet.name]
    const readerValues = Array.isArray(requestedValues)
      ? requestedValues.filter((v): v is string => typeof v === 'string')
      : []
    const read = (value: string) => findValue(valueMap, facet, value) ?? unknown(facet, value)
    const values = new Map<string, SelectedValue>(fixed.map((v) => [v, { ...read(v), fixed: true }]))
    for (const requested of readerValues) {
      const value = read(requested)
      if (values.has(value.value)) continue
      values.set(value.value, { ...value, ...(value.value !== requested && { requested }), fixed: false })
    }
    if (values.size > 0) choices.set(facet.name, [...values.values()])
  }
  return choices
}
