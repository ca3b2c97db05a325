import type { Client } from '@pravesh/client'
import { ApiError, type Endpoint } from '@pravesh/contract'
import type {
  CreateParams,
  DataProvider,
  DeleteManyParams,
  DeleteParams,
  GetListParams,
  GetManyParams,
  GetManyReferenceParams,
  GetOneParams,
  Identifier,
  RaRecord,
  UpdateManyParams,
  UpdateParams,
} from 'react-admin'
import type { Descriptor } from './descriptor.ts'
import { asFailure } from './failure.ts'
import { keepSaid } from './said.ts'
import { createBody, updateBody } from './write.ts'

type Input = { params?: unknown; query?: unknown; body?: unknown }
type Options = { signal?: AbortSignal | undefined; meta?: { params?: Record<string, unknown> } | undefined }
type Page = { data: RaRecord[]; total: number; totalAtLeast?: boolean }

/** As many ids as fit comfortably into an address. */
const idsAtOnce = 200

function batches<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size))
}

/** The query of a list as every list endpoint takes it. `q` of a filter is the search. */
export function listQuery(descriptor: Descriptor, { pagination, sort, filter }: Partial<GetListParams>) {
  const { q, ...filters } = (filter ?? {}) as Record<string, unknown>
  return {
    ...filters,
    search: q,
    page: pagination?.page,
    limit: pagination?.perPage,
    ...(sort && descriptor.sorts.has(sort.field) && { sort: sort.field, order: sort.order.toLowerCase() }),
  }
}

/** react-admin's data provider over a table of descriptors. Answers have been parsed by the client. */
export function createDataProvider(
  client: Pick<Client, 'call'>,
  resources: ReadonlyMap<string, Descriptor>,
): DataProvider {
  function descriptorOf(resource: string): Descriptor {
    const descriptor = resources.get(resource)
    if (!descriptor) throw new Error(`No resource is called ${resource}`)
    return descriptor
  }

  async function call(endpoint: Endpoint | undefined, input: Input, { signal, meta }: Options = {}): Promise<unknown> {
    if (!endpoint) throw asFailure(new ApiError('METHOD_NOT_ALLOWED'))
    const params = { ...meta?.params, ...(input.params as object | undefined) }
    try {
      return await client.call(endpoint, { ...input, params } as never, signal ? { signal } : {})
    } catch (thrown) {
      throw asFailure(thrown)
    }
  }

  async function page(descriptor: Descriptor, query: object, options: Options) {
    const { data, total, totalAtLeast } = (await call(descriptor.list, { query }, options)) as Page
    return { data, total, ...(totalAtLeast && { meta: { totalAtLeast } }) }
  }

  async function record(descriptor: Descriptor, id: Identifier, options: Options): Promise<RaRecord> {
    if (descriptor.get && descriptor.record.by === 'path') {
      const input = { params: { [descriptor.record.param]: id } }
      return ((await call(descriptor.get, input, options)) as { data: RaRecord }).data
    }
    const [found] = (await page(descriptor, { id }, options)).data
    if (!found) throw asFailure(new ApiError('NOT_FOUND'))
    return found
  }

  async function update(descriptor: Descriptor, id: Identifier, data: object, previous: object, options: Options) {
    const body = updateBody(descriptor, id, data as RaRecord, previous as RaRecord)
    const params = descriptor.record.by === 'path' ? { [descriptor.record.param]: id } : undefined
    return ((await call(descriptor.update, { params, body }, options)) as { data: RaRecord }).data
  }

  /** Deletes them; `result` is what react-admin hands on, by which `saidOf` finds what the server said. */
  async function remove<R extends object>(
    descriptor: Descriptor,
    ids: readonly Identifier[],
    options: Options,
    result: R,
  ): Promise<R> {
    const { record: where, removeBy = 'delete', remove: endpoint, removeMany } = descriptor
    const said = (answer: unknown) => keepSaid(result, answer)
    if (removeBy === 'post') said(await call(endpoint, { body: { action: 'delete', ids: ids.map(Number) } }, options))
    else if (where.by === 'id')
      said(await call(endpoint, { query: ids.length === 1 ? { id: ids[0] } : { ids } }, options))
    else if (ids.length === 1) said(await call(endpoint, { params: { [where.param]: ids[0] } }, options))
    else said(await call(removeMany, { query: { ids } }, options))
    return result
  }

  const verbs = {
    supportAbortSignal: true,
    getList: (resource: string, params: GetListParams & Options) => {
      const descriptor = descriptorOf(resource)
      return page(descriptor, listQuery(descriptor, params), params)
    },
    getOne: async (resource: string, params: GetOneParams & Options) => ({
      data: await record(descriptorOf(resource), params.id, params),
    }),
    getMany: async (resource: string, params: GetManyParams & Options) => {
      const descriptor = descriptorOf(resource)
      const few = batches(params.ids, idsAtOnce)
      const pages = await Promise.all(few.map((ids) => page(descriptor, { ids, limit: ids.length }, params)))
      return { data: pages.flatMap(({ data }) => data) }
    },
    getManyReference: (resource: string, params: GetManyReferenceParams & Options) => {
      const descriptor = descriptorOf(resource)
      const filter = { ...params.filter, [params.target]: params.id }
      return page(descriptor, listQuery(descriptor, { ...params, filter }), params)
    },
    create: async (resource: string, params: CreateParams) => {
      const descriptor = descriptorOf(resource)
      return await call(descriptor.create, { body: createBody(descriptor, params.data) }, { meta: params.meta })
    },
    update: async (resource: string, { id, data, previousData, meta }: UpdateParams) => ({
      data: await update(descriptorOf(resource), id, data, previousData ?? {}, { meta }),
    }),
    updateMany: async (resource: string, { ids, data, meta }: UpdateManyParams) => {
      for (const id of ids) await update(descriptorOf(resource), id, data, {}, { meta })
      return { data: ids }
    },
    delete: async (resource: string, { id, previousData, meta }: DeleteParams) => ({
      data: await remove(descriptorOf(resource), [id], { meta }, { ...(previousData ?? { id }) }),
    }),
    deleteMany: async (resource: string, { ids, meta }: DeleteManyParams) => ({
      data: await remove(descriptorOf(resource), ids, { meta }, [...ids]),
    }),
  }
  // What a record holds is the caller's claim in react-admin's types; the client has parsed it by the endpoint's schema.
  return verbs as unknown as DataProvider
}
