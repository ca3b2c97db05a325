import type { Descriptor } from './descriptor.ts'

type Values = Readonly<Record<string, unknown>>

/** Equal on the wire: both sides are JSON. */
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The fields of a form that the endpoint takes; an emptied list is an empty list, not null. */
function written(descriptor: Descriptor, data: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(descriptor.empty).flatMap(([name, empty]) => {
      const value = data[name]
      if (value === undefined) return []
      return [[name, value === null || value === '' ? empty : value]]
    }),
  )
}

/** The body of a create. */
export const createBody = (descriptor: Descriptor, data: Values): Record<string, unknown> => written(descriptor, data)

/** The body of a change: only what differs from the record that the form was opened with, and the version of that one. */
export function updateBody(descriptor: Descriptor, id: unknown, data: Values, previous: Values = {}) {
  const changed = Object.entries(written(descriptor, data)).filter(([name, value]) => !same(value, previous[name]))
  return {
    ...Object.fromEntries(changed),
    ...(descriptor.record.by === 'id' && { id: Number(id) }),
    ...(descriptor.versioned && previous.version !== undefined && { version: previous.version }),
  }
}
