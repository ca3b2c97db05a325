import { readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { filesIn } from '../stamps.mjs'
import { declarationsIn } from './declarations.mjs'
import { allowedNames, avoidedWords, bareTypeNames, functionWords } from './word-list.mjs'

const code = /\.(ts|tsx|mts|mjs|js|astro)$/
const generated = /\.d\.ts$|(^|\/)(migrations|dist|seed\/data)\//
const tests = /\.(test|spec)\.|(^|\/)(testing|fixtures|e2e|assurance|bench)\//
/** Counted names that are allowed per 1,000 declarations; of files per 1,000 files. Lower them when the rates fall. */
const limits = { production: 5, tests: 6, types: 2, files: 5 }

/** @param {string} name @returns {string[]} the words of a name in camel or kebab case, in small letters */
const wordsOf = (name) => (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase())

/** @param {string} name @returns {string | undefined} why a name is counted; undefined where it is fine */
export function nameError(name) {
  const parts = wordsOf(name)
  const avoided = parts.find((word) => avoidedWords.has(word))
  if (avoided !== undefined) return `“${avoided}”: ${avoidedWords.get(avoided)}`
  if (
    allowedNames.has(name) ||
    /^[_$]|^[A-Z]+$/.test(name) ||
    /^(is|has|was|are|can|should|did|does|must|on|not)[A-Z]/.test(name)
  )
    return undefined
  return parts.length > 0 && parts.every((word) => functionWords.has(word)) ? 'no noun says what it holds' : undefined
}

/** @typedef {{ declared: number, counted: number }} Rate */

/**
 * Measures the names of all code in a folder.
 * @param {string} root
 * @returns {{ rates: Record<keyof typeof limits, Rate>, errors: string[], bare: string[] }} `errors`: a sentence for each counted name; `bare`:
 *   one for each type of production code that is refused, whatever the rates
 */
export function measureNames(root) {
  const rates = {
    production: { declared: 0, counted: 0 },
    tests: { declared: 0, counted: 0 },
    types: { declared: 0, counted: 0 },
    files: { declared: 0, counted: 0 },
  }
  /** @type {string[]} */
  const errors = []
  /** @type {string[]} */
  const bare = []
  /** @param {keyof typeof limits} kind @param {string} name @param {string} place */
  const count = (kind, name, place) => {
    rates[kind].declared++
    const error = nameError(name)
    if (error === undefined) return
    rates[kind].counted++
    errors.push(`${place}: ${name}, ${error}`)
  }
  for (const path of filesIn([root])) {
    const file = relative(root, path).replaceAll('\\', '/')
    if (!code.test(file) || generated.test(file)) continue
    const kind = tests.test(`/${file}`) ? 'tests' : 'production'
    count(
      'files',
      basename(file)
        .replace(/\..*$/, '')
        .replace(/^\[(\.\.\.)?|\]$/g, ''),
      file,
    )
    for (const { name, role, line } of declarationsIn(file, readFileSync(path, 'utf8'))) {
      const isType = role === 'type' && kind === 'production'
      count(isType ? 'types' : kind, name, `${file}:${line}`)
      if (isType && bareTypeNames.has(name)) bare.push(`${file}:${line}: the type ${name} says not what it is of`)
    }
  }
  return { rates, errors, bare }
}

/** @param {ReturnType<typeof measureNames>['rates']} rates @returns {string[]} one sentence for each rate above its limit */
export function rateErrors(rates) {
  return /** @type {(keyof typeof limits)[]} */ (Object.keys(limits)).flatMap((kind) => {
    const { declared, counted } = rates[kind]
    const rate = declared === 0 ? 0 : (1_000 * counted) / declared
    return rate > limits[kind]
      ? [
          `${kind}: ${rate.toFixed(1)} of 1,000 names are coined or without a noun, ${limits[kind]} at most (node scripts/names/list.mjs)`,
        ]
      : []
  })
}
