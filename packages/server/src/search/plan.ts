import type { Meaning, Token } from './read-query.ts'

/** A word that fewer documents have may be a slip of a commoner one. */
const rare = 3
/** A word that fewer documents have is hardly known, but for a name. */
const uncommon = 200
/** How many times commoner a word must be to be offered beside one that is there. */
const muchCommoner = 20

const known = ({ meanings }: Token): number => Math.max(0, ...meanings.map(({ documents }) => documents))
const plain = ({ typed }: Token): boolean => /^[a-z]{4,24}$/.test(typed)

/** Whether the index hardly knows a plain word, so that it ought to be corrected. */
export const doubtful = (token: Token): boolean => plain(token) && known(token) < rare
/** Whether a word that is there may all the same be badly spelt. */
export const suspicious = (token: Token): boolean => plain(token) && known(token) < uncommon

/** The tokens with their corrections; a word that is there gives way to much commoner ones alone. */
export const withCorrections = (tokens: readonly Token[], more: ReadonlyMap<string, Meaning[]>): Token[] =>
  tokens.map((token) => {
    const least = muchCommoner * known(token)
    const better = (more.get(token.typed) ?? []).filter(({ documents }) => documents >= least)
    return { ...token, meanings: [...token.meanings, ...better] }
  })

/** Tokens that mean something in the index. The others would let nothing be found. */
export const meaning = (tokens: readonly Token[]): Token[] => tokens.filter(({ meanings }) => meanings.length > 0)

const quoted = (word: string): string => `'${word.replace(/['\\]/g, '')}'`
function conjunction(words: readonly string[], mark: string): string {
  const parts = words.map((word) => `${quoted(word)}${mark}`)
  return parts.length === 1 ? parts.join('') : `(${parts.join(' & ')})`
}
/** A token as an expression of tsquery. `:A` asks for names alone, `:*` also for all words that begin so. */
export function expression({ typed, meanings }: Token, mark: '' | ':A' | ':*' = ''): string {
  const words = new Set(meanings.map(({ word }) => word))
  const beginning = mark === ':*' ? [`${quoted(typed)}:*`] : []
  return `(${[...beginning, ...[...words].map((word) => conjunction(word.split(' '), mark === ':*' ? '' : mark))].join(' | ')})`
}
export const all = (parts: readonly string[]): string => parts.join(' & ')
/** All but any one of three or more. */
export const allButOne = (parts: readonly string[]): string =>
  parts.map((_, left) => `(${all(parts.filter((_part, i) => i !== left))})`).join(' | ')

/** True when many documents have each of the words: then the heads are asked first. */
export const common = (tokens: readonly Token[]): boolean => tokens.every((token) => known(token) > uncommon)

/** The token that says the most: the one that the fewest documents have. */
export const rarest = (tokens: readonly Token[]): Token[] => tokens.toSorted((a, b) => known(a) - known(b)).slice(0, 1)

/** The words as they are understood: an unknown one by its best correction. */
export function understood(tokens: readonly Token[]): { text: string; corrected: boolean } {
  let corrected = false
  const words = tokens.flatMap((token) => {
    const [best] = token.meanings
    const better = token.meanings.find(({ way }) => way === 'slip' || way === 'split')
    const sure = token.meanings.some(({ way, documents }) => way !== 'slip' && way !== 'split' && documents >= rare)
    if (best && (sure || !better)) return [token.typed]
    corrected = true
    return better ? [better.word] : []
  })
  return { text: words.join(' '), corrected }
}
