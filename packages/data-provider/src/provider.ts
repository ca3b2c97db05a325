import type { Client } from '@pravesh/client'
import simpleRest from 'ra-data-simple-rest'
import type { DataProvider, GetListResult, PaginationPayload, RaRecord } from 'react-admin'
import type { Acted, ActInput, ActingProvider, ActionOf, AnyActInput } from './act.ts'
import type { Descriptor, Resources } from './descriptor.ts'
import { caller } from './wire/call.ts'
import type { FormatError } from './wire/failure.ts'
import { countHeader, httpClient } from './wire/http-client.ts'
import { listPlaces } from './wire/list-places.ts'
import { remove } from './wire/remove.ts'
import { resolveResource } from './wire/resolve.ts'
import { changeOf } from './wire/write.ts'
import { setWriteMessage, writeMessageOf } from './wire/write-message.ts'

/** As many ids as fit comfortably into an address. */
const idsAtOnce = 200

function batches<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size))
}

/**
 * A page of a list whose total is a lower bound: react-admin would stop at the last page of such a total, so the page has a flag for a
 * next one, and `meta.totalAtLeast` has the bound.
 */
function boundedPage<T extends RaRecord>(
  { data, total }: GetListResult<T>,
  { page = 1, perPage = data.length }: Partial<PaginationPayload> = {},
): GetListResult<T> {
  const pageInfo = { hasNextPage: data.length > 0 && data.length >= perPage, hasPreviousPage: page > 1 }
  return { data, pageInfo, meta: { totalAtLeast: total } }
}

/** `extraResources`: resources without actions of their own. `formatError`: the message of an error, if it is not the server's sentence. */
type ProviderOptions = { extraResources?: Resources; formatError?: FormatError }

/**
 * react-admin's data provider over a table of descriptors: simple-rest's, over an http client for our wire, with methods replaced where
 * our wire has better ones. Responses have been parsed by the client.
 */
export function createDataProvider<T extends Resources>(
  client: Pick<Client, 'call'>,
  resources: T,
  { extraResources = {}, formatError }: ProviderOptions = {},
): ActingProvider<T> {
  const descriptors = new Map<string, Descriptor>(Object.entries({ ...extraResources, ...resources }))
  const call = caller(client, formatError)
  const places = listPlaces()

  function restOf(resource: string, params: { meta?: unknown }) {
    const { name, descriptor, options } = resolveResource(descriptors, resource, params)
    const http = httpClient(call, descriptor, options)
    return { name, descriptor, http, rest: simpleRest('', http.request, countHeader) }
  }

  async function act<R extends keyof T & string, V extends ActionOf<T[R]>>(
    resource: R,
    action: V,
    input: ActInput<T[R], V>,
  ): Promise<Acted<T[R], V>>
  async function act(resource: string, actionName: string, { id, data, parents }: AnyActInput): Promise<unknown> {
    const { descriptor, options } = resolveResource(descriptors, resource, { meta: { parents } })
    const action = descriptor.actions?.[actionName]
    if (!action) throw new Error(`${resource} has no verb ${actionName}`)
    const recordId = action.id && { [action.id.name]: action.id.in === 'body' ? Number(id) : id }
    const body = action.id?.in === 'body' ? { ...data, ...recordId } : data && { ...data }
    return await call(
      action.endpoint,
      { ...(action.id?.in === 'path' && recordId && { params: recordId }), body },
      options,
    )
  }

  const methods: DataProvider = {
    ...simpleRest(''),
    supportAbortSignal: true,
    getList: async (resource, params) => {
      const { name, descriptor, http, rest } = restOf(resource, params)
      const after = places.find(resource, descriptor, params)
      const page = await rest.getList(name, after ? { ...params, filter: { ...params.filter, after } } : params)
      places.remember(resource, params, http.next)
      return http.atLeast ? boundedPage(page, params.pagination) : page
    },
    getManyReference: async (resource, params) => {
      const { name, http, rest } = restOf(resource, params)
      const page = await rest.getManyReference(name, params)
      return http.atLeast ? boundedPage(page, params.pagination) : page
    },
    getOne: (resource, params) => {
      const { name, rest } = restOf(resource, params)
      return rest.getOne(name, params)
    },
    getMany: async (resource, params) => {
      const few = batches(params.ids, idsAtOnce)
      const pages = await Promise.all(
        few.map((ids) => {
          const { name, rest } = restOf(resource, params)
          return rest.getMany(name, { ...params, ids })
        }),
      )
      return { data: pages.flatMap(({ data }) => data) }
    },
    create: (resource, params) => {
      const { name, rest } = restOf(resource, params)
      return rest.create(name, params)
    },
    update: (resource, params) => {
      const { name, descriptor, rest } = restOf(resource, params)
      const data = changeOf(descriptor, params.data, params.previousData ?? {})
      return rest.update(name, { ...params, data })
    },
    updateMany: (resource, params) => {
      const { name, rest } = restOf(resource, params)
      return rest.updateMany(name, params)
    },
    delete: async (resource, params) => {
      const { name, rest } = restOf(resource, params)
      const deleted = await rest.delete(name, params)
      if (params.previousData === undefined) return deleted
      return { data: setWriteMessage({ ...params.previousData }, { message: writeMessageOf(deleted.data) }) }
    },
    deleteMany: async (resource, params) => {
      const { descriptor, options } = resolveResource(descriptors, resource, params)
      return { data: await remove(call, descriptor, params.ids, options, [...params.ids]) }
    },
  }
  return { ...methods, act }
}
