/** A text of a screen: its domain and key, and its English. The Hindi of all domains is loaded on demand. */
export type Message<T extends string = string> = { domain: string; key: string; english: T }

/**
 * Declares the texts of a domain of screens. Only the chunks of screens that import them have their English, where the texts in
 * `messages.ts` are loaded with every console.
 */
export function defineMessages<const T extends Readonly<Record<string, string>>>(
  domain: string,
  texts: T,
): { readonly [K in keyof T]: Message<T[K]> }
export function defineMessages(domain: string, texts: Readonly<Record<string, string>>): Record<string, Message> {
  return Object.fromEntries(Object.entries(texts).map(([key, english]) => [key, { domain, key, english }]))
}
