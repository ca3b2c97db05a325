import { isOtherScript } from './normalize.ts'

/** Letters, digits and the space between words, as numbers below 37; other characters have none. */
const alphabetSize = 37
/** Trigrams are numbers below this. */
export const trigramCount = alphabetSize ** 3
const codes = new Int8Array(128).fill(-1)
for (const [code, character] of [...' abcdefghijklmnopqrstuvwxyz0123456789'].entries())
  codes[character.charCodeAt(0)] = code

const codeAt = (text: string, index: number): number => {
  const character = text.charCodeAt(index)
  return character < 128 ? (codes[character] ?? -1) : -1
}

/** For each trigram the number of the text that had it last. Comparing runs without a pause, so that one serves all. */
const lastSeen = new Uint32Array(trigramCount)
const inQuery = new Uint8Array(trigramCount)
let textNumber = 0

/**
 * Calls `visit` once for each different trigram of the words of a text; as pg_trgm, with two spaces before a word and one behind. Letters of
 * other scripts are read as spaces. @returns the number of trigrams
 */
export function eachTrigram(text: string, visit: (trigram: number) => void): number {
  textNumber++
  let count = 0
  const add = (trigram: number) => {
    if (lastSeen[trigram] === textNumber) return
    lastSeen[trigram] = textNumber
    count++
    visit(trigram)
  }
  let before = 0
  let previous = 0
  for (let index = 0; index <= text.length; index++) {
    const code = index < text.length ? codeAt(text, index) : 0
    if (code > 0) {
      add((before * alphabetSize + previous) * alphabetSize + code)
      before = previous
      previous = code
    } else {
      if (previous > 0) add((before * alphabetSize + previous) * alphabetSize)
      before = 0
      previous = 0
    }
  }
  return count
}

const nonAlphanumeric = /[^\p{L}\p{M}\p{N}]+/u

/** How many trigrams of a text have letters of other scripts. */
function countOtherTrigrams(text: string): number {
  const trigrams = new Set<string>()
  for (const word of text.split(nonAlphanumeric)) {
    const characters = word === '' ? [] : ['', '', ...word, '']
    for (let index = 2; index < characters.length; index++)
      trigrams.add(characters.slice(index - 2, index + 1).join(' '))
  }
  return [...trigrams].filter((trigram) => isOtherScript(trigram)).length
}

/**
 * Runs `compare` with a function that returns how alike a text and `query` are, from 0 to 1: pg_trgm's `similarity`, for texts in the form
 * of `search_norm`. `query` is in ASCII.
 */
export function compareTo<Result>(query: string, compare: (similarityOf: (text: string) => number) => Result): Result {
  const queryTrigrams: number[] = []
  const queryCount = eachTrigram(query, (trigram) => queryTrigrams.push(trigram))
  for (const trigram of queryTrigrams) inQuery[trigram] = 1
  try {
    return compare((text) => {
      let shared = 0
      const count = eachTrigram(text, (trigram) => {
        shared += inQuery[trigram] ?? 0
      })
      if (shared === 0) return 0
      const others = isOtherScript(text) ? countOtherTrigrams(text) : 0
      return Math.fround(shared / (queryCount + count + others - shared))
    })
  } finally {
    for (const trigram of queryTrigrams) inQuery[trigram] = 0
  }
}
