import type { Lexicon } from '../lexicon/lexicon.ts'
import { campusLetters, degreeEndings, instituteInitials } from '../words/institutes/campuses.ts'
import { normalize } from './normalize.ts'

const joined = new Map(
  Object.entries(campusLetters).flatMap(([group, towns]) =>
    Object.entries(towns).map(([letters, town]) => [`${group}${letters}`, [group, ...town.split(' ')]] as const),
  ),
)

/** A text with campuses written out; the same text where it names none by its initials. */
export function expandCampusInitials(lexicon: Lexicon, text: string): string {
  const tokens = normalize(text).split(' ')
  const expanded = expandCampuses(lexicon, tokens)
  return expanded.join(' ') === tokens.join(' ') ? text : expanded.join(' ')
}

/** Campuses by their initials: `iitb` and `iit b` become `iit bombay`, `du` becomes `delhi university`. A degree behind the letter is no campus. */
export function expandCampuses(lexicon: Lexicon, tokens: readonly string[]): readonly string[] {
  const expanded: string[] = []
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as string
    const next = tokens[index + 1] ?? ''
    const town = campusLetters[token]?.[next]
    if (town && !degreeEndings.has(tokens[index + 2] ?? '')) {
      expanded.push(token, ...town.split(' '))
      index++
      continue
    }
    const known = lexicon.phrases.has(token)
    const institute = known || tokens[index - 1] === 'iit' ? undefined : instituteInitials[token]
    expanded.push(...((known ? undefined : joined.get(token)) ?? institute?.split(' ') ?? [token]))
  }
  return expanded
}
