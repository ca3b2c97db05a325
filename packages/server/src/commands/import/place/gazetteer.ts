import { central } from './districts-central.ts'
import { north } from './districts-north.ts'
import { northEast } from './districts-north-east.ts'
import { south } from './districts-south.ts'
import { west } from './districts-west.ts'
import { fold } from './state.ts'

const declared = { ...north, ...west, ...central, ...south, ...northEast }

/** Folded spelling → the name that listings use, by state code. */
const names = new Map<string, Map<string, string>>()
/** Folded spelling → codes of the states that have such a place. */
const whereabouts = new Map<string, string[]>()

for (const [code, list] of Object.entries(declared)) {
  const stateNames = new Map<string, string>()
  for (const entry of list.split(';')) {
    const [name = '', others = ''] = entry.replace(/\s+/g, ' ').trim().split('=')
    for (const spelling of [name, ...others.split(',')].map(fold).filter(Boolean)) {
      stateNames.set(spelling, name)
      whereabouts.set(spelling, [...(whereabouts.get(spelling) ?? []), code])
    }
  }
  names.set(code, stateNames)
}

/** The parts of a label that may name the place: all of it, before its brackets, within them, each also without a postal code. */
function readings(label: string): string[] {
  const [, outside = '', inside = ''] = /^([^(]*)\(([^)]*)\)?/.exec(label) ?? []
  const parts = [label, outside, inside].map((part) =>
    fold(part.replace(/\b(?:district|distt?|dt|taluka?|tehsil)\b\.?/gi, '')),
  )
  const withoutNumbers = parts.map((part) => part.replace(/[\p{N}~]+/gu, ''))
  return [...new Set([...parts, ...withoutNumbers])].filter(Boolean)
}

/** The name that listings use for a district or city of the state, from any spelling. */
export function knownPlace(label: string, stateCode: string): string | undefined {
  const stateNames = names.get(stateCode)
  for (const reading of readings(label)) {
    const name = stateNames?.get(reading)
    if (name) return name
  }
  return undefined
}

/** Codes of the states that have a place of this name. */
export const statesWith = (label: string): readonly string[] => {
  for (const reading of readings(label)) {
    const codes = whereabouts.get(reading)
    if (codes) return codes
  }
  return []
}

/** Every spelling of every place of a state, folded, with the name that listings use. */
export const placesOf = (stateCode: string): ReadonlyMap<string, string> => names.get(stateCode) ?? new Map()
