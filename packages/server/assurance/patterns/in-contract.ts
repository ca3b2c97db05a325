import { endpointTable } from '@pravesh/contract'
import { z } from 'zod'
import type { Pattern } from './pattern.ts'

/** Every regular expression within a schema, its own and those of the library, however deep. */
function patternsIn(schema: unknown, seen = new Set<object>()): RegExp[] {
  if (schema instanceof RegExp) return [schema]
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  if (schema instanceof z.ZodLazy) return patternsIn(schema._zod.def.getter(), seen)
  // A schema and each of its checks have their definition in `_zod.def`.
  const def = '_zod' in schema ? (schema as z.core.$ZodType)._zod.def : schema
  return Object.values(def).flatMap((part) => patternsIn(part, seen))
}

/** The patterns that check a caller's input. */
export function patternsOfContract(): Pattern[] {
  return endpointTable.flatMap(({ id, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      patternsIn(schema).map(({ source, flags }) => ({ source, flags, at: `${part} of ${id}` })),
    ),
  )
}
