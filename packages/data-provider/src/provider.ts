import type { Client } from '@pravesh/client'
import simpleRest from 'ra-data-simple-rest'
import type { DataProvider, GetListResult, PaginationPayload, RaRecord } from 'react-admin'
import { z } from 'zod'
import type { Acted, ActInput, ActingProvider, AnyActInput, VerbOf } from './act.ts'
import type { Descriptor, Resources } from './descriptor.ts'
import { caller, type Options } from './wire/call.ts'
import type { SayError } from './wire/failure.ts'
import { countHeader, httpClient } from './wire/http-client.ts'
import { remove } from './wire/remove.ts'
import { keepSaid, saidOf } from './wire/said.ts'
import { changeOf } from './wire/write.ts'

/** As many ids as fit comfortably into an address. */
const idsAtOnce = 200

function batches<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size))
}

const meta = z.object({ parents: z.record(z.string(), z.unknown()).optional() }).default({})
const optionsOf = (params: { meta?: unknown }): Options => ({ parents: meta.parse(params.meta).parents })

/**
 * A page of a list whose total is a lower bound: react-admin would stop at the last page of such a total, so the page says whether
 * another follows, and `meta.totalAtLeast` has the bound.
 */
function boundedPage<T extends RaRecord>(
  { data, total }: GetListResult<T>,
  { page = 1, perPage = data.length }: Partial<PaginationPayload> = {},
): GetListResult<T> {
  const pageInfo = { hasNextPage: data.length > 0 && data.length >= perPage, hasPreviousPage: page > 1 }
  return { data, pageInfo, meta: { totalAtLeast: total } }
}

/** `more`: resources without verbs. `say`: what an error says to the person, where that is not the server's sentence. */
export type ProviderOptions = { more?: Resources; say?: SayError }

/**
 * react-admin's data provider over a table of descriptors: simple-rest's, over an http client that speaks our wire, with what
 * our wire does better in its place. Answers have been parsed by the client.
 */
export function createDataProvider<T extends Resources>(
  client: Pick<Client, 'call'>,
  resources: T,
  { more = {}, say }: ProviderOptions = {},
): ActingProvider<T> {
  const all = new Map<string, Descriptor>(Object.entries({ ...more, ...resources }))
  const call = caller(client, say)

  function descriptorOf(resource: string): Descriptor {
    const descriptor = all.get(resource)
    if (!descriptor) throw new Error(`No resource is called ${resource}`)
    return descriptor
  }
  function restOf(resource: string, params: { meta?: unknown }) {
    const http = httpClient(call, descriptorOf(resource), optionsOf(params))
    return { http, rest: simpleRest('', http.ask, countHeader) }
  }

  async function act<R extends keyof T & string, V extends VerbOf<T[R]>>(
    resource: R,
    verb: V,
    input: ActInput<T[R], V>,
  ): Promise<Acted<T[R], V>>
  async function act(resource: string, verb: string, { id, data, parents }: AnyActInput): Promise<unknown> {
    const named = descriptorOf(resource).verbs?.[verb]
    if (!named) throw new Error(`${resource} has no verb ${verb}`)
    const about = named.id && { [named.id.name]: named.id.in === 'body' ? Number(id) : id }
    const body = named.id?.in === 'body' ? { ...data, ...about } : data && { ...data }
    return await call(named.endpoint, { ...(named.id?.in === 'path' && about && { params: about }), body }, { parents })
  }

  const verbs: DataProvider = {
    ...simpleRest(''),
    supportAbortSignal: true,
    getList: async (resource, params) => {
      const { http, rest } = restOf(resource, params)
      const page = await rest.getList(resource, params)
      return http.atLeast ? boundedPage(page, params.pagination) : page
    },
    getManyReference: async (resource, params) => {
      const { http, rest } = restOf(resource, params)
      const page = await rest.getManyReference(resource, params)
      return http.atLeast ? boundedPage(page, params.pagination) : page
    },
    getOne: (resource, params) => restOf(resource, params).rest.getOne(resource, params),
    getMany: async (resource, params) => {
      const few = batches(params.ids, idsAtOnce)
      const pages = await Promise.all(
        few.map((ids) => restOf(resource, params).rest.getMany(resource, { ...params, ids })),
      )
      return { data: pages.flatMap(({ data }) => data) }
    },
    create: (resource, params) => restOf(resource, params).rest.create(resource, params),
    update: (resource, params) => {
      const data = changeOf(descriptorOf(resource), params.data, params.previousData ?? {})
      return restOf(resource, params).rest.update(resource, { ...params, data })
    },
    updateMany: (resource, params) => restOf(resource, params).rest.updateMany(resource, params),
    delete: async (resource, params) => {
      const gone = await restOf(resource, params).rest.delete(resource, params)
      if (params.previousData === undefined) return gone
      return { data: keepSaid({ ...params.previousData }, { message: saidOf(gone.data) }) }
    },
    deleteMany: async (resource, params) => ({
      data: await remove(call, descriptorOf(resource), params.ids, optionsOf(params), [...params.ids]),
    }),
  }
  return { ...verbs, act }
}
