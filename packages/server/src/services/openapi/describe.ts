import type { Dictionary, Spot } from './dictionary/dictionary.ts'
import type { Schema } from './shape.ts'

/** A schema with a description on each property that has none. The contract's own descriptions stay. */
export function described(schema: Schema, dictionary: Dictionary, spot: Spot): Schema {
  const describePart = (part: Schema, path = spot.path) => described(part, dictionary, { ...spot, path })
  const { properties, items, additionalProperties, anyOf, allOf } = schema
  const property = ([name, part]: [string, Schema]) => {
    // The record in an answer stands for itself.
    const path = spot.path.length === 0 && name === 'data' && !spot.part ? [] : [...spot.path, name]
    const description = part.description ?? dictionary.of({ ...spot, path: [...spot.path, name] })
    return [name, { ...describePart(part, path), ...(description ? { description } : {}) }]
  }
  return {
    ...schema,
    ...(properties ? { properties: Object.fromEntries(Object.entries(properties).map(property)) } : {}),
    ...(items ? { items: describePart(items) } : {}),
    ...(typeof additionalProperties === 'object' ? { additionalProperties: describePart(additionalProperties) } : {}),
    ...(anyOf ? { anyOf: anyOf.map((part) => describePart(part)) } : {}),
    ...(allOf ? { allOf: allOf.map((part) => describePart(part)) } : {}),
  }
}
