/** A connection keeps the plan of each name: so many texts have one at most. */
const mostNames = 300
const maxSeen = 500
const longest = 16_384

/**
 * Names of statements that come again. Texts made for one call alone are never named, and who sends many different ones uses up no more than
 * the names that are left: what was prepared in the code brings a name of its own.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const seen = new Set<string>()
  return (text) => {
    const existingName = names.get(text)
    if (existingName !== undefined || names.size >= mostNames || text.length > longest) return existingName
    if (!seen.delete(text)) {
      if (seen.size >= maxSeen) seen.clear()
      seen.add(text)
      return undefined
    }
    if (names.size + 1 === mostNames) seen.clear()
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }
}
