import type { Source } from '@pravesh/contract'

const same = (one: Source | null, other: Source | null) =>
  one?.name === other?.name && one?.asOf === other?.asOf && one?.tier === other?.tier

/** The one source behind all of several figures, to be named once; null where they differ or one has none. */
export function commonSource(sources: readonly (Source | null)[]): Source | null {
  const [first = null] = sources
  return sources.every((source) => same(source, first)) ? first : null
}
