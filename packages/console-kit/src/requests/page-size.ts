import type { Entity } from '@pravesh/contract'

/** Rows that a list of a catalogue shows at first: of places all that its endpoint answers at once, since they are looked through. */
export const defaultPageSize = (entity: Pick<Entity, 'area'> | undefined): number =>
  entity?.area === 'places' ? 300 : 50

/** Page sizes on offer, the default among them. Every list endpoint answers at least 100 rows a page. */
export const pageSizesFor = (perPage: number): number[] =>
  [...new Set([10, 25, 50, 100, perPage])].sort((a, b) => a - b)
