import { buyerLookupEndpoints, catalogueEndpoints, type Entity, emptyOf, entities } from '@pravesh/contract'
import type { Descriptor, Resources } from '../descriptor.ts'

/** The descriptor of a declared catalogue: no id in any path, versioned by the time of its last change. */
export function catalogueDescriptor(entity: Entity): Descriptor {
  const endpoints = catalogueEndpoints.get(entity.name)
  if (!endpoints) throw new Error(`The contract has no endpoints for ${entity.name}`)
  const empty = Object.entries(entity.fields).map(([name, field]) => [name, emptyOf(field)])
  return { ...endpoints, empty: Object.fromEntries(empty), version: 'updatedAt' }
}

/** Every declared catalogue, by its name. */
export const catalogueResources: Resources = Object.fromEntries(
  entities.map((entity) => [entity.name, catalogueDescriptor(entity)]),
)

/** The catalogues that institutes choose from, under the same names as the administrators': lists alone. */
export const lookupResources: Resources = Object.fromEntries(
  [...buyerLookupEndpoints].map(([name, list]) => [name, { list }]),
)
