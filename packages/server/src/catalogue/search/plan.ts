import type { Alternatives, Meaning, NameQuery, Token } from './name-source.ts'

/** A word that fewer documents have may be a slip of a commoner one. */
const rare = 3
/** A word that fewer documents have is hardly known, but for a name. */
const uncommon = 200
/** Factor by which a word must be more common to be offered in addition to an existing one. */
const muchCommoner = 20

const documentCount = ({ meanings }: Token): number => Math.max(0, ...meanings.map(({ documents }) => documents))
const isPlainWord = ({ input: text }: Token): boolean => /^[a-z]{4,24}$/.test(text)

/** Whether the index hardly knows a plain word, so that it ought to be corrected. */
export const doubtful = (token: Token): boolean => isPlainWord(token) && documentCount(token) < rare
/** Whether a word that is there may all the same be badly spelt. */
export const suspicious = (token: Token): boolean => isPlainWord(token) && documentCount(token) < uncommon

/** How many documents a token finds at most, as far as words were counted: new ones count when they are settled. */
const reach = ({ meanings }: Token): number => meanings.reduce((sum, { documents }) => sum + documents, 0)
/** Upper bound of documents with all of the words: the count of the rarest. */
export const mostWithAll = (tokens: readonly Token[]): number => Math.min(...tokens.map(reach))
/** How many have any of them at most. */
export const mostWithAny = (tokens: readonly Token[]): number => tokens.reduce((sum, token) => sum + reach(token), 0)

/** The tokens with their corrections; a word that is there gives way to much commoner ones alone. */
export const withCorrections = (tokens: readonly Token[], corrections: ReadonlyMap<string, Meaning[]>): Token[] =>
  tokens.map((token) => {
    const minDocuments = muchCommoner * documentCount(token)
    const better = (corrections.get(token.input) ?? []).filter(({ documents }) => documents >= minDocuments)
    return { ...token, meanings: [...token.meanings, ...better] }
  })

/** Tokens that mean something in the index. The others would let nothing be found. */
export const meaning = (tokens: readonly Token[]): Token[] => tokens.filter(({ meanings }) => meanings.length > 0)

const guessed = ({ way }: Pick<Meaning, 'way'>): boolean => way === 'slip' || way === 'split'

const alternatives = (meanings: readonly Meaning[]): Alternatives =>
  [...new Set(meanings.map(({ word }) => word))].map((word) => word.split(' '))

/**
 * The query for tokens: each by any of its meanings, and on names by guesses only where there is no other meaning. `openEnd`: the last one
 * also by all words that begin as typed.
 */
export const nameQuery = (tokens: readonly Token[], join: NameQuery['join'], openEnd = false): NameQuery => ({
  join,
  tokens: tokens.map(({ input, meanings }, i) => {
    const sure = meanings.filter((meaning) => !guessed(meaning))
    return {
      anywhere: alternatives(meanings),
      names: alternatives(sure.length > 0 ? sure : meanings),
      beginning: openEnd && i === tokens.length - 1 ? input : undefined,
    }
  }),
})

/** True when many documents contain each of the words: then the heads are searched first. */
export const common = (tokens: readonly Token[]): boolean => tokens.every((token) => documentCount(token) > uncommon)

/** The most specific token: the one with the fewest documents. */
export const rarest = (tokens: readonly Token[]): Token[] =>
  tokens.toSorted((a, b) => documentCount(a) - documentCount(b)).slice(0, 1)

/**
 * The text as understood: a misspelt word is replaced with its best correction, with `bold` also an existing one. A word without a meaning
 * is left out.
 */
export function understood(tokens: readonly Token[], bold: boolean): { text: string; corrected: boolean } {
  let corrected = false
  const terms = tokens.flatMap(({ input: text, meanings }) => {
    const isIndexed = meanings.some(({ way }) => way !== 'sound' && !guessed({ way }))
    const better = meanings.find(guessed)
    if (isIndexed && !(bold && better)) return [text]
    // Another spelling of the same sound is no correction.
    const soundMatch = meanings.find(({ way }) => way === 'sound')
    if (soundMatch && !bold) return [soundMatch.word]
    corrected = true
    return better ? [better.word] : []
  })
  return { text: terms.join(' '), corrected }
}
