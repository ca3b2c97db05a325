import { ApiError } from '@pravesh/contract'
import { z } from 'zod'
import { type Descriptor, hasPlace, isSortable } from '../descriptor.ts'
import type { Call, Options, Values } from './call.ts'
import { asFailure } from './failure.ts'
import { remove } from './remove.ts'
import { createBody, putBody } from './write.ts'

/** The header by which simple-rest learns how many there are. */
export const countHeader = 'x-total-count'

const id = z.union([z.number(), z.string()])
const row = z.looseObject({ id })
const page = z.looseObject({
  data: z.array(row),
  total: z.number(),
  totalAtLeast: z.boolean().optional(),
  next: z.string().nullable().optional(),
})
const recordResponse = z.looseObject({ data: row })
const single = z.looseObject({ data: z.looseObject({}) })

const json = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(schema)
const values = z.record(z.string(), z.unknown())
/** A query of simple-rest: three values, each as JSON. */
const dialect = z.object({
  sort: json(z.tuple([z.string(), z.string()])).optional(),
  range: json(z.tuple([z.number(), z.number()])).optional(),
  filter: json(values).default({}),
})
const bodyValues = json(values)

/** The query of a list as every list endpoint takes it. `q` of a filter is the search, a list of ids are those alone. */
function listQuery({ list }: Descriptor, search: URLSearchParams): Values {
  const { sort, range, filter } = dialect.parse(Object.fromEntries(search))
  const { q, id: ids, ...filters } = filter
  if (Array.isArray(ids)) return { ...filters, ids, limit: ids.length }
  const limit = range && range[1] - range[0] + 1
  return {
    ...filters,
    ...(ids !== undefined && { id: ids }),
    search: q,
    ...(range && limit && { page: range[0] / limit + 1, limit }),
    ...(sort && isSortable(list, sort[0]) && { sort: sort[0], order: sort[1].toLowerCase() }),
  }
}

const numbered = (text: string) => (/^\d+$/.test(text) ? Number(text) : text)

/** The record of a response; one without an id has that of the path. */
const withId = (id: string, response: unknown) => ({ id: numbered(id), ...single.parse(response).data })

type Request = { method?: string; body?: BodyInit | null; signal?: AbortSignal | null }

/** An http client for ra-data-simple-rest: takes a request in its dialect, makes our call of it, answers as it expects. */
export function httpClient(call: Call, descriptor: Descriptor, options: Options) {
  async function record(recordId: string) {
    const { get, list, param } = descriptor
    if (get && hasPlace(get, param))
      return withId(recordId, await call(get, { params: { [param]: recordId } }, options))
    const [found] = page.parse(await call(list, { query: { id: recordId } }, options)).data
    if (!found) throw asFailure(new ApiError('NOT_FOUND'))
    return found
  }
  function changeBody(data: Values): Values {
    try {
      return putBody(descriptor, data)
    } catch (error) {
      throw asFailure(error)
    }
  }
  async function put(recordId: string, data: Values) {
    const { update, param } = descriptor
    const inPath = update !== undefined && hasPlace(update, param)
    const body = { ...changeBody(data), ...(!inPath && { id: numbered(recordId) }) }
    const response = await call(update, inPath ? { params: { [param]: recordId }, body } : { body }, options)
    return inPath ? withId(recordId, response) : recordResponse.parse(response).data
  }
  async function respond(method: string, recordId: string | undefined, search: URLSearchParams, data: Values) {
    if (method === 'POST')
      return recordResponse.parse(await call(descriptor.create, { body: createBody(descriptor, data) }, options)).data
    if (recordId === undefined)
      return page.parse(await call(descriptor.list, { query: listQuery(descriptor, search) }, options))
    if (method === 'PUT') return await put(recordId, data)
    if (method === 'DELETE')
      return await remove(call, descriptor, [numbered(recordId)], options, { id: numbered(recordId) })
    return await record(recordId)
  }
  const client = {
    /** The last list's flag for its total: more rows than were counted. */
    atLeast: false,
    /** The cursor for the next page, from the last one. */
    next: undefined as string | null | undefined,
    async request(url: string, { method = 'GET', body, signal }: Request = {}) {
      const { pathname, searchParams } = new URL(url, 'http://simple-rest')
      const recordId = pathname.split('/')[2]
      const data = typeof body === 'string' ? bodyValues.parse(body) : {}
      if (signal) options = { ...options, signal }
      const responseBody = await respond(method, recordId && decodeURIComponent(recordId), searchParams, data)
      const listed = page.safeParse(responseBody)
      client.atLeast = listed.data?.totalAtLeast === true
      client.next = listed.data?.next
      const headers = new Headers(listed.data && { [countHeader]: String(listed.data.total) })
      return { status: 200, headers, body: '', json: listed.data?.data ?? responseBody }
    },
  }
  return client
}
