import { LRUCache } from 'lru-cache'

/** Maximum number of named statements; the least recently used loses its name first. */
export const mostNames = 300
const maxSeen = 500
const longest = 16_384

/**
 * Names of repeated statements. Texts made for a single call are never named, and a caller with many different ones displaces the least
 * recently used names. A name is never reused for another text.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new LRUCache<string, string>({ max: mostNames })
  const seen = new LRUCache<string, true>({ max: maxSeen })
  let last = 0
  return (text) => {
    if (text.length > longest) return undefined
    const existingName = names.get(text)
    if (existingName !== undefined) return existingName
    if (!seen.get(text)) {
      seen.set(text, true)
      return undefined
    }
    const name = `s${last++}`
    names.set(text, name)
    return name
  }
}
