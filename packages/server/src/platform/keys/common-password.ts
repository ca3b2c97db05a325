import { createRequire } from 'node:module'
import { indianTerms } from './indian-terms.ts'

type Core = typeof import('@zxcvbn-ts/core')
type Common = typeof import('@zxcvbn-ts/language-common')
type English = typeof import('@zxcvbn-ts/language-en')
type Estimator = InstanceType<Core['ZxcvbnFactory']>

/** Guesses that a password must be worth: what a machine that tries thousands a second against our hash is at for days. */
const minGuesses = 1e9
/** And what is left of it without one's own name must be worth. */
const minRemainingGuesses = 1e7
/**
 * So much of a password is looked at, and so many ways to read 4 as a: the estimator's work grows with the square of the one and with the
 * other. A password whose first characters can be guessed is refused, however it goes on.
 */
const longest = 32
const readings = 6

let cachedEstimator: Estimator | undefined
/** Made when the first password is judged: the lists take 50 MB, which a server that judges none does without. */
function estimator(): Estimator {
  if (cachedEstimator) return cachedEstimator
  const load = createRequire(import.meta.url)
  const { ZxcvbnFactory }: Core = load('@zxcvbn-ts/core')
  const { dictionary, adjacencyGraphs }: Common = load('@zxcvbn-ts/language-common')
  const { dictionary: english }: English = load('@zxcvbn-ts/language-en')
  cachedEstimator = new ZxcvbnFactory({
    dictionary: {
      passwords: dictionary['passwords-common'],
      indian: [...indianTerms],
      words: english['commonWords-en'],
      firstNames: english['firstnames-en'],
      lastNames: english['lastnames-en'],
      encyclopedia: english['wikipedia-en'],
    },
    graphs: { qwerty: adjacencyGraphs.qwerty, keypad: adjacencyGraphs.keypad },
    maxLength: longest,
    l33tMaxSubstitutions: readings,
  })
  return cachedEstimator
}

/** The parts of a person's names, addresses and numbers, the longest first: whole, in pieces, and the national form of a number. */
function partsOf(personalDetails: readonly string[]): string[] {
  const parts = personalDetails.flatMap((detail) => {
    const lowercase = detail.toLowerCase()
    const digits = detail.replace(/\D/g, '')
    return [
      lowercase,
      ...lowercase.split(/[^\p{L}\p{M}\p{N}]+/u),
      ...(digits.length >= 10 ? [digits, digits.slice(-10)] : []),
    ]
  })
  return [...new Set(parts)].filter((part) => part.length > 2).toSorted((a, b) => b.length - a.length)
}

const better = 'Put three or four words together that have nothing to do with each other or with you'

type PatternMatch = ReturnType<Estimator['check']>['sequence'][number]

/** What makes it easy to guess: what the estimator saw in the longest part of it. */
function reasonOf(sequence: readonly PatternMatch[]): string {
  const [{ pattern = '', token = '' } = {}] = sequence.toSorted((a, b) => b.token.length - a.token.length)
  const isWholePassword = sequence.length === 1
  if (pattern === 'dictionary' && isWholePassword) return 'This is a common password'
  if (pattern === 'dictionary') return 'A common word or name with something added is easy to guess'
  if (pattern === 'spatial') return 'Keys in a row are easy to guess'
  if (pattern === 'repeat') return 'The same again and again is easy to guess'
  if (pattern === 'sequence') return 'A sequence such as abcd or 1234 is easy to guess'
  if (pattern === 'date' || pattern === 'regex') return 'Days and years are easy to guess'
  return token === '' ? 'This is easy to guess' : 'A common word or name with something added is easy to guess'
}

/** Also without the first sign: the one that rules ask for, between a name and a number, keeps nobody out. */
const weakest = (password: string) =>
  [password, password.replace(/[@#$!&*._]/, '')]
    .map((form) => estimator().check(form))
    .reduce((weaker, match) => (match.guesses >= weaker.guesses ? weaker : match))

/**
 * Why a new password is among those that would be tried soon, with how to choose a better one; undefined where it is not.
 * `own`: the person's names, addresses and numbers, which are tried first.
 */
export function commonness(password: string, personalDetails: readonly string[] = []): string | undefined {
  // Somebody's number: the estimator takes ten digits for ten that mean nothing.
  if (/^[+\d\s-]{0,15}$/.test(password)) return `A number alone is easy to guess. ${better}`
  const text = password.toLowerCase()
  const rest = partsOf(personalDetails).reduce((left, part) => left.replaceAll(part, ''), text)
  if (rest !== text && !(estimator().check(rest).guesses >= minRemainingGuesses))
    return `This is your own name, address or number, which others try first. ${better}`
  const { guesses, sequence } = weakest(password)
  // Turned round, so that what is no number is not enough either.
  return guesses >= minGuesses ? undefined : `${reasonOf(sequence)}. ${better}`
}
