const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words between two things that are compared; `v s` is `v/s` as normalized. */
export const versusWords: ReadonlySet<string> = wordSet('vs versus v/s बनाम banaam banam vrs')
/** Words between alternatives, which may also join parts of one thing. */
export const orWords: ReadonlySet<string> = wordSet('or ya या athva अथवा')
/** Words between two things where a word for comparing is in the query. */
export const andWords: ReadonlySet<string> = wordSet('and aur और n evam एवं')

/** Words that request a comparison; "between" is one next to another only. */
export const comparingWords: ReadonlySet<string> = wordSet(`
  compare compared comparing comparison difference differences diff better versus antar antr fark farak tulna behtar
  तुलना अंतर अन्तर फर्क बेहतर harder easier tougher
`)
/** Words next to alternatives that carry no condition: which of them is harder. */
export const comparedQualities: ReadonlySet<string> = wordSet(
  'tough hard easy accha acha achha achchha behtar better अच्छा अच्छी बेहतर कठिन आसान',
)
/** Words around two things that a word for comparing is next to: "difference between bcom and bba". */
export const comparingContext: ReadonlySet<string> = wordSet('between beech bich me mein mai main में मे बीच')
