/** A name within a sentence: in small letters, but for abbreviations such as FAQs. */
export const inSentence = (name: string): string =>
  name.replace(/\p{L}+/gu, (word) => (/\p{Lu}.*\p{Lu}/u.test(word) ? word : word.toLowerCase()))
