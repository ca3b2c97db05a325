import type { Source } from '@pravesh/contract'

/** Whether two figures have the same source of the same day. */
export const isSameSource = (first: Source | null, other: Source | null): boolean =>
  first?.name === other?.name && first?.asOf === other?.asOf && first?.tier === other?.tier

/** The one source behind all of several figures, to be named once; null where they differ or one has none. */
export function commonSource(sources: readonly (Source | null)[]): Source | null {
  const [first = null] = sources
  return sources.every((source) => isSameSource(source, first)) ? first : null
}

/** The source that stands behind most of several figures, to be named once for all of them; null where none has a source. */
export function mainSource(sources: readonly (Source | null)[]): Source | null {
  const named = sources.filter((source) => source !== null)
  const countOf = (source: Source) => named.filter((other) => isSameSource(source, other)).length
  return named.reduce<Source | null>((most, source) => (most && countOf(most) >= countOf(source) ? most : source), null)
}

/** The sources behind several figures, each once. */
export function distinctSources(sources: readonly Source[]): Source[] {
  return sources.filter((source, index) => sources.findIndex((first) => isSameSource(first, source)) === index)
}
