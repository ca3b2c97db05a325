import type { Endpoint } from '@pravesh/contract'
import { z } from 'zod'

/** A call beyond CRUD, and where it names the record that it is about. Without an `id` it is about none, or about its parents. */
export type Action = { endpoint: Endpoint; id?: { in: 'path' | 'body'; name: string } }

/** One resource of react-admin as our endpoints serve it. Path, method, status and shapes are the endpoints' own. */
export type Descriptor = {
  list?: Endpoint
  /**
   * Without one, a record is the one row that the list answers for `?id=`. A record that there is one of for each parent may have no id:
   * then it has that of the parent, by which its path names it.
   */
  get?: Endpoint
  create?: Endpoint
  update?: Endpoint
  /** A DELETE, or a POST or PUT that takes `{ action: 'delete', ids }`. */
  remove?: Endpoint
  /**
   * Where one record is named in the path: takes several at once, as `ids` in the query, all or none. Without one, several are deleted
   * by a call each.
   */
  removeMany?: Endpoint
  /** The parameter by which a path names one record. An endpoint whose path lacks it takes `?id=`, a write the id in its body. */
  param?: string
  /** Fields of a write, each with its emptied value. */
  empty?: Readonly<Record<string, unknown>>
  /** An update replaces the record: all fields go into its body, also those that did not change. */
  replaces?: true
  /** The field with the version of a record that a change is based on: the provider rejects an update without it. */
  version?: 'version' | 'updatedAt'
  /**
   * Where it belongs to a record of another resource, as in `institutes/5/awards`: by the name of that resource, the parameters that name
   * its record in the calls of this one.
   */
  under?: Readonly<Record<string, (id: string) => Readonly<Record<string, unknown>>>>
  actions?: Readonly<Record<string, Action>>
}
/** Resources by their names in react-admin: the segments of the console's addresses. */
export type Resources = Readonly<Record<string, Descriptor>>

/** A verb whose path names the record. */
export const byPath = <E extends Endpoint, N extends string>(name: N, endpoint: E) =>
  ({ endpoint, id: { in: 'path', name } }) as const
/** A verb whose body names the record. */
export const inBody = <E extends Endpoint, N extends string>(name: N, endpoint: E) =>
  ({ endpoint, id: { in: 'body', name } }) as const
/** A verb about no record. */
export const onAll = <E extends Endpoint>(endpoint: E) => ({ endpoint }) as const

/** True where the path of an endpoint has a place for this parameter. */
export const hasPlace = ({ path }: Pick<Endpoint, 'path'>, name: string | undefined): name is string =>
  name !== undefined && path.split('/').includes(`:${name}`)

/** Values of the fields of a body when they are left out. */
export const emptyBody = (shape: Readonly<Record<string, z.ZodType>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, schema.safeParse(undefined).data ?? null]))

/** True if a list can be put in order by this field. */
export function isSortable(list: Pick<Endpoint, 'query'> | undefined, field: string): boolean {
  const query = list?.query
  const sort: unknown = query instanceof z.ZodObject ? query.shape.sort : undefined
  const sorts = sort instanceof z.ZodOptional ? sort.unwrap() : sort
  return sorts instanceof z.ZodEnum && sorts.options.includes(field)
}
