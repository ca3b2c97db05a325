import type { Endpoint } from '@pravesh/contract'

/** How the record a call is about is named: in the path under a parameter's name, or in the query and the body. */
type Where = { by: 'path'; param: string } | { by: 'id' }

/** One resource of react-admin as our endpoints serve it. */
export type Descriptor = {
  /** Its name in react-admin: the segment of the console's addresses. */
  resource: string
  list: Endpoint
  /** Without one, a record is the one row that the list answers for `?id=`. */
  get?: Endpoint
  create?: Endpoint
  update?: Endpoint
  remove?: Endpoint
  /** Where one record is named in the path: takes several at once, as `ids` in the query, all or none. */
  removeMany?: Endpoint
  record: Where
  /** `post`: the endpoint takes `{ action: 'delete', ids }`. Otherwise a DELETE names the record as `record` says. */
  removeBy?: 'delete' | 'post'
  /** Fields that a write may carry, and what each holds when it is emptied. */
  empty: Readonly<Record<string, unknown>>
  /** True where a change must say which version it was made from. */
  versioned?: true
  /** Fields that a list can be sorted by. */
  sorts: ReadonlySet<string>
}
