import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { filesIn } from '../stamps.mjs'

const code = /\.(ts|tsx|mts|mjs|js|astro)$/
/** Generated files, published legal texts, and the vocabulary of this check itself. */
const excluded = /(^|\/)(migrations|dist|data)\/|\/info-pages\/texts\/|^docs\/licences\.md$|^scripts\/names\//
const comment = /\/\*([\s\S]*?)\*\/|(?:^|\s)\/\/(?!\/)([^\n]*)/g

/** Wording that is counted, each with the standard term. */
const wording = /** @type {const} */ ([
  [/\b(?:nobody|somebody|anybody|whoever|whatever)\b/gi, 'the person or thing itself'],
  [/\b(?:told|tells)\b/gi, 'notifies, reports'],
  [/\b(?:says|said)\b/gi, 'contains, reports, requires'],
  [/\basks?\b(?! for confirmation)|\basked\b/gi, 'requests, requires'],
  [/\b(?:kept|keeps)\b/gi, 'stored, cached, retains'],
  [/\bstands?\b(?! (?:for|by)\b)/gi, 'is'],
  [/\b(?:draws|drawn)\b/gi, 'renders'],
  [/\bdesks?\b/gi, 'staff'],
  [/\bstrangers?\b/gi, 'anonymous caller, attacker'],
  [/\banew\b/gi, 'again'],
  [/\bbeside\b/gi, 'next to, in addition to'],
  [/\brefus(?:e|es|ed)\b/gi, 'rejects'],
  [/\bfaults?\b/gi, 'error'],
])

/** Counted wording that is allowed per 1,000 words. Lower them when the rates fall. */
const limits = { comments: 0.5, documents: 1 }

/** @typedef {{ words: number, counted: number }} ProseRate */

/** @param {string} text @returns {string} without code, which has its own names */
const withoutCode = (text) => text.replace(/```[\s\S]*?```/g, ' ').replace(/`[^`]*`/g, ' ')

/** @param {string} text @returns {string[]} each counted wording with its standard term */
export function wordingErrors(text) {
  return wording.flatMap(([pattern, term]) =>
    Array.from(withoutCode(text).matchAll(pattern), ([found]) => `“${found}”: ${term}`),
  )
}

/** @param {string} text @returns {string} the comments of a source, one after the other */
const commentsOf = (text) => Array.from(text.matchAll(comment), ([, block, line]) => block ?? line ?? '').join('\n')

/**
 * Measures the wording of comments and documents in a folder.
 * @param {string} root
 * @returns {{ rates: Record<keyof typeof limits, ProseRate>, errors: string[] }} `errors`: a sentence for each counted wording
 */
export function measureProse(root) {
  const rates = { comments: { words: 0, counted: 0 }, documents: { words: 0, counted: 0 } }
  /** @type {string[]} */
  const errors = []
  for (const path of filesIn([root])) {
    const file = relative(root, path).replaceAll('\\', '/')
    const isDocument = file.endsWith('.md')
    if ((!isDocument && !code.test(file)) || excluded.test(file)) continue
    const source = readFileSync(path, 'utf8')
    const text = isDocument ? source : commentsOf(source)
    const found = wordingErrors(text)
    const rate = rates[isDocument ? 'documents' : 'comments']
    rate.words += withoutCode(text).split(/\s+/).length
    rate.counted += found.length
    errors.push(...found.map((error) => `${file}: ${error}`))
  }
  return { rates, errors }
}

/** @param {ReturnType<typeof measureProse>['rates']} rates @returns {string[]} one sentence for each rate above its limit */
export function proseRateErrors(rates) {
  return /** @type {(keyof typeof limits)[]} */ (Object.keys(limits)).flatMap((kind) => {
    const { words, counted } = rates[kind]
    const rate = words === 0 ? 0 : (1_000 * counted) / words
    return rate > limits[kind]
      ? [
          `${kind}: ${rate.toFixed(1)} of 1,000 words avoid a noun, ${limits[kind]} at most (node scripts/names/list.mjs)`,
        ]
      : []
  })
}
