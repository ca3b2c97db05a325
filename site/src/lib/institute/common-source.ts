import type { Source } from '@pravesh/contract'

const isSameSource = (first: Source | null, other: Source | null) =>
  first?.name === other?.name && first?.asOf === other?.asOf && first?.tier === other?.tier

/** The one source behind all of several figures, to be named once; null where they differ or one has none. */
export function commonSource(sources: readonly (Source | null)[]): Source | null {
  const [first = null] = sources
  return sources.every((source) => isSameSource(source, first)) ? first : null
}

/** The sources behind several figures, each once. */
export function distinctSources(sources: readonly Source[]): Source[] {
  return sources.filter((source, index) => sources.findIndex((first) => isSameSource(first, source)) === index)
}
