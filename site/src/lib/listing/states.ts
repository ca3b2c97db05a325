import type { Facet } from '@pravesh/contract'

export interface StateCount {
  url: string
  name: string
  schools: number
  colleges: number
}

type Options = Facet['options']

/** States by name, with how many schools and colleges each has, from the state facets of both listings. */
export function countStates(schools: Options, colleges: Options): StateCount[] {
  const states = new Map<string, StateCount>()
  const add = (options: Options, kind: 'schools' | 'colleges') => {
    for (const { value, label, count } of options) {
      const state = states.get(value) ?? { url: value, name: label, schools: 0, colleges: 0 }
      states.set(value, { ...state, [kind]: count })
    }
  }
  add(schools, 'schools')
  add(colleges, 'colleges')
  return [...states.values()].toSorted((first, other) => first.name.localeCompare(other.name))
}

/** Shades of the map, palest first. */
const shades = 5

/** Which shade, 0 to 4, each count gets, so that about as many states have one shade as another; nothing gets none. */
export function shadeOf(count: number, all: readonly number[]): number | null {
  if (count === 0) return null
  const sorted = all.filter((value) => value > 0).toSorted((value, other) => value - other)
  const below = sorted.filter((value) => value < count).length
  return Math.min(shades - 1, Math.floor((below / sorted.length) * shades))
}
