import { ApiError } from '@pravesh/contract'
import type { Descriptor } from '../descriptor.ts'
import type { Values } from './call.ts'
import { isSameJson } from './same-json.ts'

/** The body of a create: the fields of a form that the endpoint takes; an emptied list is an empty list, not null. */
export const createBody = ({ empty = {} }: Descriptor, data: Values): Values =>
  Object.fromEntries(
    Object.entries(empty).flatMap(([name, blank]) => {
      const value = data[name]
      if (value === undefined) return []
      return [[name, value === null || value === '' ? blank : value]]
    }),
  )

/**
 * The version of the record that a change was made from: the form's own, since the record may have been read again after the form
 * was opened, else that of the record given as previous.
 */
function versionIn({ version: name }: Descriptor, data: Values, previous: Values = {}): Values {
  if (name === undefined) return {}
  const value = data[name] ?? previous[name]
  return value === undefined || value === null ? {} : { [name]: value }
}

/**
 * The fields of a form that differ from the record that it was opened with, all where an update replaces the record, and the version of
 * that record.
 */
export function changeOf(descriptor: Descriptor, data: Values, previous: Values): Values {
  const changed = Object.entries(createBody(descriptor, data)).filter(
    ([name, value]) => descriptor.replaces || !isSameJson(value, previous[name]),
  )
  return { ...Object.fromEntries(changed), ...versionIn(descriptor, data, previous) }
}

/**
 * The body of a change, but for the record's id. Throws INVALID for a versioned record without its version: such a form was opened
 * with a row of a list, which is not the whole record, and saving it would empty the fields that the row lacks.
 */
export function putBody(descriptor: Descriptor, data: Values): Values {
  const version = versionIn(descriptor, data)
  if (descriptor.version !== undefined && Object.keys(version).length === 0)
    throw new ApiError('INVALID', { message: 'This record was not read whole. Reload the page and try again' })
  return { ...createBody(descriptor, data), ...version }
}
