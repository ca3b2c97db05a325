import { normalize } from '../text/normalize.ts'
import { phraseKey } from '../text/phonetic.ts'

type PhraseKeys = {
  /** By `normalize`; empty for a phrase without letters and digits. */
  text: string
  /** By `phraseKey`. */
  sound: string
}

/** With more the cache is emptied, at some 20 MB: the phrases of a whole country's catalogue are fewer. */
const maxCached = 100_000
const cache = new Map<string, PhraseKeys>()

/**
 * The keys of a phrase. They are cached for the next lexicon: most of its phrases were in the previous one, and their keys take half of
 * the time of a build.
 */
export function phraseKeysOf(phrase: string): PhraseKeys {
  const cached = cache.get(phrase)
  if (cached) return cached
  const text = normalize(phrase)
  const keys = { text, sound: text === '' ? '' : phraseKey(text) }
  if (cache.size >= maxCached) cache.clear()
  cache.set(phrase, keys)
  return keys
}
