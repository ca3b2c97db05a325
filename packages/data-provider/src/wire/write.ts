import { ApiError } from '@pravesh/contract'
import type { RaRecord } from 'react-admin'
import { type Descriptor, hasPlace } from '../descriptor.ts'
import type { Call, Options, Values } from './call.ts'
import { asFailure } from './failure.ts'
import { namedRecord, numbered, recordOf } from './record.ts'
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
function versionIn({ version: name }: Descriptor, data: Values, previous: Values): Values {
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
 * Sends a change and returns the record as it is then. Throws INVALID for a versioned record without its version: such a form was opened
 * with a row of a list, which is not the whole record, and saving it would empty the fields that the row lacks.
 */
export async function update<T extends RaRecord>(
  call: Call,
  { update: endpoint, param, version }: Descriptor,
  id: unknown,
  change: Values,
  options: Options,
): Promise<T> {
  if (version !== undefined && change[version] === undefined)
    throw asFailure(
      new ApiError('INVALID', { message: 'This record was not read whole. Reload the page and try again' }),
    )
  if (endpoint && hasPlace(endpoint, param))
    return namedRecord<T>(id, await call(endpoint, { params: { [param]: id }, body: change }, options))
  return recordOf<T>(await call(endpoint, { body: { ...change, id: numbered(id) } }, options))
}
