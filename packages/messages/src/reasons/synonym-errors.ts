import { fill } from '../translate/fill.ts'
import type { Language } from '../translate/language.ts'

const sentences = {
  en: {
    name: 'This is the whole name of an institute, and is found as that',
    known: 'Search knows this already, as {meaning}',
  },
  hi: {
    name: 'यह एक संस्थान का पूरा नाम है और उसी रूप में मिलता है',
    known: 'खोज इसे पहले से {meaning} के रूप में जानती है',
  },
} as const

/** Why a phrase cannot be a synonym: it is a whole name. */
export const phraseIsName = (language: Language): string => sentences[language].name

/** Why a phrase cannot be a synonym: it means something else. */
export const knownPhraseMessage = (meaning: string, language: Language): string =>
  fill(sentences[language].known, { meaning }, language)
