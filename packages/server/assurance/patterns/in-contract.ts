import { endpointTable } from '@pravesh/contract'
import { z } from 'zod'
import type { Pattern } from './pattern.ts'

/** Node's limit for a request's line and headers together: no parameter of an address is longer. */
const longestAddress = 16 * 1024
const usualBody = 512 * 1024

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

/**
 * The patterns that check a caller's input. A text that is too long is checked by them all the same, so its limit is the transport's, not
 * the field's.
 */
export function patternsOfContract(): Pattern[] {
  return endpointTable.flatMap(({ id, params, query, body, bodyLimit = usualBody }) =>
    [
      { part: 'params', schema: params, longest: longestAddress },
      { part: 'query', schema: query, longest: longestAddress },
      { part: 'body', schema: body, longest: bodyLimit },
    ].flatMap(({ part, schema, longest }) =>
      patternsIn(schema).map(({ source, flags }) => ({ source, flags, at: `${part} of ${id}`, longest })),
    ),
  )
}
