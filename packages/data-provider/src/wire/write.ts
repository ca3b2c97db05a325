import type { Descriptor } from '../descriptor.ts'
import type { Values } from './call.ts'

/** Equal on the wire: both sides are JSON. */
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The body of a create: the fields of a form that the endpoint takes; an emptied list is an empty list, not null. */
export const createBody = ({ empty = {} }: Descriptor, data: Values): Values =>
  Object.fromEntries(
    Object.entries(empty).flatMap(([name, blank]) => {
      const value = data[name]
      if (value === undefined) return []
      return [[name, value === null || value === '' ? blank : value]]
    }),
  )

/** What a change says: only what differs from the record that the form was opened with, and the version of that one. */
export function changeOf(descriptor: Descriptor, data: Values, previous: Values): Values {
  const changed = Object.entries(createBody(descriptor, data)).filter(([name, value]) => !same(value, previous[name]))
  return {
    ...Object.fromEntries(changed),
    ...(descriptor.versioned && previous.version !== undefined && { version: previous.version }),
  }
}
/** The body of a change, but for the record's id. */
export const putBody = (descriptor: Descriptor, { version, ...data }: Values): Values => ({
  ...createBody(descriptor, data),
  ...(descriptor.versioned && version !== undefined && { version }),
})
