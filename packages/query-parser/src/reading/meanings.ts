import type { Lexicon } from '../lexicon/lexicon.ts'
import { normalize } from '../text/normalize.ts'

/** One meaning of a phrase: a value of a slot, a place by its level, or by its type a word that is no value. */
export type PhraseMeaning = { slot: string; value: string; label: string }

/** The lexicon's meanings of a phrase, as a whole and in its exact spelling; empty where only its words are known. */
export function findMeanings({ phrases, labels }: Lexicon, phrase: string): PhraseMeaning[] {
  return (phrases.get(normalize(phrase)) ?? []).map(({ type, value, place }) =>
    place
      ? { slot: place.level, value: place.slug, label: place.name }
      : { slot: type, value, label: labels.get(`${type} ${value}`) ?? value },
  )
}
