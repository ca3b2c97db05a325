import type { Endpoint } from '@pravesh/contract'
import { type Schema, schemaOf } from '../fuzz/from-schema.ts'
import type { Row } from './row.ts'

/** Names of keys that reference a record. */
export const referenceName = /(^|_)ids?$|Ids?$|^(child|documents?)$/

/** Callers of the realms. Of families it is a student: what a parent calls is written. */
const callers = { public: 'nobody', open: 'nobody', admin: 'admin', buyer: 'school', student: 'student' } as const

/** Whether input may name a record: by such a key, or by any whole number, wherever it is. */
function mayNameRecord({ properties = {}, type, ...rest }: Schema): boolean {
  const { items, additionalProperties, anyOf = [], oneOf = [], allOf = [], $defs = {} } = rest
  const parts = [items, additionalProperties, ...anyOf, ...oneOf, ...allOf, ...Object.values($defs)]
  return (
    type === 'integer' ||
    Object.keys(properties).some((key) => referenceName.test(key)) ||
    [...parts, ...Object.values(properties)].some((part) => typeof part === 'object' && mayNameRecord(part))
  )
}

/**
 * The row that follows from an endpoint's declaration: the realm's person sends the example. `undefined` where the row has to be written: a
 * call in an institute's name, one with parameters in its path or query, a deletion, a write without a body, a body that may name a record.
 */
export function derivedRow({ realm, owner, method, params, query, body, rawBody }: Endpoint): Row | undefined {
  if (owner === 'institute' || params || rawBody || method === 'DELETE') return undefined
  if (query && schemaOf(query).required?.length) return undefined
  if (method !== 'GET' && !body) return undefined
  if (body && mayNameRecord(schemaOf(body))) return undefined
  return { as: callers[realm] }
}
