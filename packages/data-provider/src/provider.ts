import type { Client } from '@pravesh/client'
import simpleRest from 'ra-data-simple-rest'
import type { DataProvider } from 'react-admin'
import type { Acted, ActInput, ActingProvider, ActionOf, AnyActInput } from './act.ts'
import type { Descriptor, Resources } from './descriptor.ts'
import { caller } from './wire/call.ts'
import type { FormatError } from './wire/failure.ts'
import { listPlaces } from './wire/list-places.ts'
import { firstPage, listQuery, readMany, readOne } from './wire/read.ts'
import { nextOf, numbered, pageOf, recordOf } from './wire/record.ts'
import { remove } from './wire/remove.ts'
import { resolveResource } from './wire/resolve.ts'
import { changeOf, createBody, update } from './wire/write.ts'

/** `extraResources`: resources without actions of their own. `formatError`: the message of an error, if it is not the server's sentence. */
type ProviderOptions = { extraResources?: Resources; formatError?: FormatError }

/**
 * react-admin's data provider over a table of descriptors: simple-rest's, with each method that reads or writes replaced by calls of the
 * typed client, which has validated their responses.
 */
export function createDataProvider<T extends Resources>(
  client: Pick<Client, 'call'>,
  resources: T,
  { extraResources = {}, formatError }: ProviderOptions = {},
): ActingProvider<T> {
  const descriptors = new Map<string, Descriptor>(Object.entries({ ...extraResources, ...resources }))
  const call = caller(client, formatError)
  const places = listPlaces()
  const resolve = (resource: string, params: { meta?: unknown; signal?: AbortSignal }) =>
    resolveResource(descriptors, resource, params)

  async function act<R extends keyof T & string, V extends ActionOf<T[R]>>(
    resource: R,
    action: V,
    input: ActInput<T[R], V>,
  ): Promise<Acted<T[R], V>>
  async function act(resource: string, actionName: string, { id, data, parents }: AnyActInput): Promise<unknown> {
    const { descriptor, options } = resolve(resource, { meta: { parents } })
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
      const { descriptor, options } = resolve(resource, params)
      const query = { after: places.find(resource, descriptor, params), ...listQuery(descriptor, params) }
      const response = await call(descriptor.list, { query }, options)
      places.remember(resource, params, nextOf(response))
      return pageOf(response, params.pagination ?? firstPage)
    },
    getManyReference: async (resource, { target, id, ...params }) => {
      const { descriptor, options } = resolve(resource, params)
      const query = listQuery(descriptor, { ...params, filter: { ...params.filter, [target]: id } })
      return pageOf(await call(descriptor.list, { query }, options), params.pagination)
    },
    getOne: async (resource, params) => {
      const { descriptor, options } = resolve(resource, params)
      return { data: await readOne(call, descriptor, params.id, options) }
    },
    getMany: async (resource, params) => {
      const { descriptor, options } = resolve(resource, params)
      return { data: await readMany(call, descriptor, params.ids, options) }
    },
    create: async (resource, params) => {
      const { descriptor, options } = resolve(resource, params)
      return { data: recordOf(await call(descriptor.create, { body: createBody(descriptor, params.data) }, options)) }
    },
    update: async (resource, params) => {
      const { descriptor, options } = resolve(resource, params)
      const change = changeOf(descriptor, params.data, params.previousData ?? {})
      return { data: await update(call, descriptor, params.id, change, options) }
    },
    updateMany: async (resource, { ids, data, meta }) => {
      const { descriptor, options } = resolve(resource, { meta })
      await Promise.all(ids.map((id) => update(call, descriptor, id, changeOf(descriptor, data, {}), options)))
      return { data: ids }
    },
    delete: async (resource, params) => {
      const { descriptor, options } = resolve(resource, params)
      const id = numbered(params.id)
      return { data: await remove(call, descriptor, [id], options, recordOf({ data: { ...params.previousData, id } })) }
    },
    deleteMany: async (resource, params) => {
      const { descriptor, options } = resolve(resource, params)
      return { data: await remove(call, descriptor, params.ids, options, [...params.ids]) }
    },
  }
  return { ...methods, act }
}
