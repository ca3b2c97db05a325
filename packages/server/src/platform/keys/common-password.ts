import { createRequire } from 'node:module'
import { indianTerms } from './password-terms.ts'

type Core = typeof import('@zxcvbn-ts/core')
type Common = typeof import('@zxcvbn-ts/language-common')
type English = typeof import('@zxcvbn-ts/language-en')
type Estimator = InstanceType<Core['ZxcvbnFactory']>

/** Minimum guesses for a password: days for a machine that tries thousands a second against our hash. */
const minGuesses = 1e9
/** Minimum guesses for the rest of it without one's own name. */
const minRemainingGuesses = 1e7
/**
 * Length and readings (4 as a) that are examined: the estimator's work grows with the square of the one and with the other. A password
 * with guessable first characters is rejected, however it continues.
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

/** The reason for its weakness: the estimator's pattern in its longest part. */
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

/** Also without the first special character: the required one, between a name and a number, adds no strength. */
const weakest = (password: string) =>
  [password, password.replace(/[@#$!&*._]/, '')]
    .map((form) => estimator().check(form))
    .reduce((weaker, match) => (match.guesses >= weaker.guesses ? weaker : match))

/**
 * Why a new password is among those that would be tried soon, with how to choose a better one; undefined where it is not.
 * `own`: the person's names, addresses and numbers, which are tried first.
 */
export function commonness(password: string, personalDetails: readonly string[] = []): string | undefined {
  // A telephone number: the estimator takes ten digits for random ones.
  if (/^[+\d\s-]{0,15}$/.test(password)) return `A number alone is easy to guess. ${better}`
  const text = password.toLowerCase()
  const rest = partsOf(personalDetails).reduce((left, part) => left.replaceAll(part, ''), text)
  if (rest !== text && !(estimator().check(rest).guesses >= minRemainingGuesses))
    return `This is your own name, address or number, which others try first. ${better}`
  const { guesses, sequence } = weakest(password)
  // The comparison is written so that NaN is not enough either.
  return guesses >= minGuesses ? undefined : `${reasonOf(sequence)}. ${better}`
}
