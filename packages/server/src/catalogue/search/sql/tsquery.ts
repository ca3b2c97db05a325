import type { SearchKind } from '@pravesh/contract'
import type { Alternatives, NameQuery } from '../name-source.ts'

const quoted = (word: string): string => `'${word.replace(/['\\]/g, '')}'`

function conjunction(terms: readonly string[], mark: string): string {
  const parts = terms.map((word) => `${quoted(word)}${mark}`)
  return parts.length === 1 ? parts.join('') : `(${parts.join(' & ')})`
}
const disjunction = (alternatives: Alternatives, mark: string): string[] =>
  alternatives.map((terms) => conjunction(terms, mark))

const all = (parts: readonly string[]): string => parts.join(' & ')
const allButOne = (parts: readonly string[]): string =>
  parts.map((_, left) => `(${all(parts.filter((_part, i) => i !== left))})`).join(' | ')

const joined = ({ join }: NameQuery, parts: readonly string[]): string =>
  join === 'all' ? all(parts) : allButOne(parts)

/** A query as the text of a tsquery of quoted words. */
export const tsQuery = (query: NameQuery): string =>
  joined(
    query,
    query.tokens.map(({ anywhere, beginning }) => {
      const open = beginning === undefined ? [] : [`${quoted(beginning)}:*`]
      return `(${[...open, ...disjunction(anywhere, '')].join(' | ')})`
    }),
  )

/** The same on names alone. */
export const nameTsQuery = (query: NameQuery): string =>
  joined(
    query,
    query.tokens.map(({ names }) => `(${disjunction(names, ':A').join(' | ')})`),
  )

/** The text of a tsquery for documents of one kind, if it is given. */
export const ofKind = (kind: SearchKind | undefined, query: string): string =>
  kind === undefined ? `(${query})` : `'~${kind}' & (${query})`
