import { RecentMap } from '../statements/recent-map.ts'

/** Statements that have a name at one time; what was not asked for longest loses its name first. */
export const mostNames = 300
const maxSeen = 500
const longest = 16_384

/**
 * Names of statements that come again. Texts made for one call alone are never named, and who sends many different ones takes the names of
 * statements that are asked for more seldom than his. A name is never given to another text.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new RecentMap<string, string>(mostNames)
  const seen = new RecentMap<string, true>(maxSeen)
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
