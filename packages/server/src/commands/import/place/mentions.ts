import { placesOf } from './gazetteer.ts'
import { fold } from './state.ts'

/** Words after a place name that make it a road or a quarter, and words before it that make it a direction. */
const after = new Set(
  'road rd highway marg bypass bye nagar colony gate line naka route expressway puram pura street university board hospital high'.split(
    ' ',
  ),
)
const before = new Set('near opp opposite towards via behind'.split(' '))
/** Words that name a place only as a label of their own, not inside an address. */
const tooVague = /^(?:.{1,2}|mon|north|south|east|west|central)$/
const longest = 4

export type Mention = { name: string; last: boolean }

/** Known places of a state that a text mentions, in order; longer names win over the shorter ones inside them. */
export function mentions(text: string, stateCode: string): Mention[] {
  const places = placesOf(stateCode)
  const parts = text.split(/[\s,.;:()/\-–]+/).filter(Boolean)
  // A number behind a place is its postal code.
  const folded = parts.map((part) => fold(part).replace(/[\p{N}~]+/gu, ''))
  const found: Mention[] = []
  for (let i = 0; i < parts.length; i++) {
    for (let length = Math.min(longest, parts.length - i); length > 0; length--) {
      const name = places.get(folded.slice(i, i + length).join(''))
      if (!name || !folded[i] || (length === 1 && tooVague.test(folded[i] as string))) continue
      const end = i + length
      if (!after.has(folded[end] ?? '') && !before.has(folded[i - 1] ?? ''))
        found.push({ name, last: end === parts.length })
      i = end - 1
      break
    }
  }
  return found
}
