import { filtersOf } from '@pravesh/contract'
import type { z } from 'zod'
import type { Listed } from '../kinds/kind.ts'
import type { SlugFilter } from './slug.ts'

/** Range filters, such as a fee, parsed like those of an address; invalid ones are skipped. */
export function presetRanges(listed: Listed, preset: readonly SlugFilter[]): Readonly<Record<string, unknown>> {
  const shape: Readonly<Record<string, z.ZodType>> = filtersOf[listed.kind]
  return Object.fromEntries(
    preset.flatMap(({ name, value }) => {
      const facet = listed.facets.find((f) => f.name === name)
      if (!Object.hasOwn(shape, name) || (facet && facet.role !== 'range')) return []
      const { data } = shape[name]?.safeParse(value) ?? {}
      return data === undefined ? [] : [[name, data]]
    }),
  )
}
