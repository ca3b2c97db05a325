import { allKinds, isWithin } from '../lexicon/entry.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Edge, PathEdge } from '../text/edge.ts'
import type { QueryTokens } from '../text/tokens.ts'
import type { QueryPlace } from '../types.ts'
import { candidateEdges } from './candidates.ts'

/** Costs of combinations of two edges. An edge costs its entry (0 to 1) and its kind of match (-0.5 to 1.5); an unknown word 1.5 or 2.2. */
const contradictionCost = 2.5
const placeWithinCost = -0.3
const secondPlaceCost = 1.2
/** Each kind that is left open, so that equal paths go to the more definite. */
const openKindCost = 0.01

/** The cheapest way to a position on which these kinds are still possible. */
type State = { cost: number; kinds: number; previous?: State; edge?: Edge; place?: QueryPlace }

/** The cheapest path through a query. */
export type LatticePath = {
  edges: readonly PathEdge[] /** Bits of the kinds that all of it allows. */
  kinds: number
  cost: number
}

function countBits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

function costOfEdge(state: State, edge: Edge, isContradiction: boolean): number {
  const { entry, surcharge } = edge
  const cost = entry.cost + surcharge + (isContradiction ? contradictionCost : 0)
  if (!entry.place || !state.place) return cost
  const isNested = isWithin(state.place, entry.place) || isWithin(entry.place, state.place)
  return cost + (isNested ? placeWithinCost : secondPlaceCost)
}

function toPath(end: State): PathEdge[] {
  const edges: Edge[] = []
  for (let state: State | undefined = end; state?.edge; state = state.previous) edges.push(state.edge)
  let start = 0
  return edges.reverse().map((edge) => {
    const pathEdge = { ...edge, start }
    start += edge.length
    return pathEdge
  })
}

/** Numbers the cities of localities: localities of one name cost the same until their city is named behind them. */
function createCityNumbers(): (place: QueryPlace | undefined) => number {
  const numbers = new Map<string, number>()
  return (place) => {
    if (place?.level !== 'location' || !place.city) return 0
    const number = numbers.get(place.city) ?? numbers.size + 1
    numbers.set(place.city, number)
    return number
  }
}

/** Viterbi over positions; a position has one state for each set of kinds (at most 32) and city of the last locality. */
export function findCheapestPath(lexicon: Lexicon, tokens: QueryTokens, isTyping: boolean): LatticePath {
  const end = tokens.input.length
  const cityNumberOf = createCityNumbers()
  const states: Map<number, State>[] = Array.from({ length: end + 1 }, () => new Map())
  states[0]?.set(allKinds, { cost: 0, kinds: allKinds })
  for (let start = 0; start < end; start++) {
    const edges = candidateEdges(lexicon, tokens, start, isTyping)
    for (const state of (states[start] as Map<number, State>).values())
      for (const edge of edges) {
        const common = state.kinds & edge.entry.kinds
        const cost = state.cost + costOfEdge(state, edge, common === 0)
        const kinds = common || state.kinds
        const place = edge.entry.place ?? state.place
        const key = cityNumberOf(place) * (allKinds + 1) + kinds
        const target = states[start + edge.length] as Map<number, State>
        const cheapest = target.get(key)
        if (!cheapest || cost < cheapest.cost) target.set(key, { cost, kinds, previous: state, edge, place })
      }
  }
  let best: State | undefined
  let bestCost = Number.POSITIVE_INFINITY
  for (const state of (states[end] as Map<number, State>).values()) {
    const cost = state.cost + openKindCost * countBits(state.kinds)
    if (cost < bestCost) {
      best = state
      bestCost = cost
    }
  }
  return best ? { edges: toPath(best), kinds: best.kinds, cost: best.cost } : { edges: [], kinds: allKinds, cost: 0 }
}
