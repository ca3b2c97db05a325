import { behindHindiOf, campusTowns, degreeEndings, universityInitials } from '../words/institutes/campuses.ts'
import { romanizeToken } from './devanagari.ts'
import { normalize } from './normalize.ts'

/** Letters that are a word of their own in Latin or in Devanagari: apart from the group they are read as that. */
const neverApart: ReadonlySet<string> = new Set(['i', 'के', 'जी'])
const beforeUniversities: ReadonlySet<string> = new Set(['in', 'of', 'at', 'for', 'from', 'the'])

/** The town in one token: `iitb`. */
function townOfJoined(token: string): string | undefined {
  for (const [group, towns] of campusTowns) {
    const town = token.startsWith(group) ? towns.get(token.slice(group.length)) : undefined
    if (town) return `${group} ${town}`
  }
  return undefined
}

/** Whether letters behind a group belong to the word that follows them: "b tech", "k liye". */
function belongsToNext(letters: string, next: string | undefined, isUnfinished: boolean): boolean {
  if (next === undefined) return false
  if (letters === 'k' && behindHindiOf.has(next)) return true
  return /^[bdm]$/.test(letters) && degreeEndings.some((end) => (isUnfinished ? end.startsWith(next) : end === next))
}

/** Tokens with the initials of campuses in words: `iit b`, `iitb` and आईआईटी बी are IIT Bombay. While typing, the last may be unfinished. */
export function spellOutInitials(tokens: readonly string[], isTyping: boolean): string[] {
  const spelt: string[] = []
  for (let index = 0; index < tokens.length; index++) {
    const token = romanizeToken(tokens[index] as string)
    const letters = tokens[index + 1] ?? ''
    const code = neverApart.has(letters) ? '' : romanizeToken(letters)
    const town = campusTowns.get(token)?.get(code)
    if (town && !belongsToNext(code, tokens[index + 2], isTyping && index + 3 === tokens.length)) {
      spelt.push(token, ...town.split(' '))
      index++
      continue
    }
    const isAlone = index === 0 || beforeUniversities.has(tokens[index - 1] as string)
    const words = townOfJoined(token) ?? (isAlone ? universityInitials.get(token) : undefined)
    spelt.push(...(words?.split(' ') ?? [tokens[index] as string]))
  }
  return spelt
}

/** A text with the initials of campuses in words; any other text as it is. */
export function spellOutCampuses(text: string, isTyping: boolean): string {
  const normalized = normalize(text)
  const spelt = spellOutInitials(normalized.split(' '), isTyping).join(' ')
  return spelt === normalized ? text : spelt
}
