import type { Entry, EntryType } from './entry.ts'
import { phraseKeysOf } from './phrase-keys.ts'

/** Words without a value of their own: never found by sound and never completed. */
const grammarOnly: ReadonlySet<EntryType> = new Set(['connector', 'filler', 'bound', 'unit'])
const neverCompleted: ReadonlySet<EntryType> = new Set([...grammarOnly, 'period'])

/** Phrases and their meanings, during the build of a lexicon and for reading. */
export class PhraseIndex {
  readonly phrases = new Map<string, Entry[]>()
  /** By `phraseKey`. */
  readonly sounds = new Map<string, Entry[]>()
  /** Every word of a phrase, with the lowest cost of a phrase that has it. */
  readonly wordCosts = new Map<string, number>()

  add(phrase: string, entry: Entry): void {
    const { text: key, sound } = phraseKeysOf(phrase)
    if (key === '') return
    const entries = this.phrases.get(key)
    const existingEntry = entries?.find((other) => isSame(other, entry))
    if (existingEntry) {
      // A field of study is one of colleges and one of careers: both kinds are possible.
      existingEntry.kinds |= entry.kinds
      return
    }
    append(this.phrases, key, entry)
    for (const word of key.split(' ')) this.addWord(word, entry.cost)
    if (key.length >= 4 && !grammarOnly.has(entry.type)) append(this.sounds, sound, entry)
  }

  addWord(word: string, cost: number): void {
    const lowest = this.wordCosts.get(word)
    if (lowest === undefined || lowest > cost) this.wordCosts.set(word, cost)
  }

  /** Phrases that an unfinished text may become, in order of the alphabet. */
  sortedPhrases(): string[] {
    return [...this.phrases]
      .filter(([, entries]) => entries.some((entry) => !neverCompleted.has(entry.type)))
      .map(([phrase]) => phrase)
      .sort()
  }
}

function append(map: Map<string, Entry[]>, key: string, entry: Entry): void {
  const entries = map.get(key)
  if (entries) entries.push(entry)
  else map.set(key, [entry])
}

function isSame(first: Entry, other: Entry): boolean {
  return (
    first.type === other.type &&
    first.value === other.value &&
    first.place?.level === other.place?.level &&
    first.place?.city === other.place?.city
  )
}
