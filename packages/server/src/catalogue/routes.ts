import { ApiError, catalogueEndpoints, type Entity, entities } from '@pravesh/contract'
import type { Db } from '../db/index.ts'
import { type Bound, bind } from '../http/bind.ts'
import { createRecord, listRecords, removeRecords, updateRecord } from './engine.ts'
import type { ListQuery } from './where.ts'

type Removal = { id?: number; ids?: number[] } | undefined

/** The records a delete names, in its query or its body. */
export function named(query: Removal, body: Removal): number[] {
  const ids = [query?.id, ...(query?.ids ?? []), body?.id, ...(body?.ids ?? [])].filter((id) => id !== undefined)
  if (ids.length === 0) throw new ApiError('INVALID', { errors: [{ field: 'id', message: 'Say which' }] })
  return [...new Set(ids)]
}

function routesOf(db: Db, entity: Entity): Bound[] {
  const endpoints = catalogueEndpoints.get(entity.name)
  if (!endpoints) throw new Error(`The contract has no endpoints for ${entity.name}`)
  return [
    bind(endpoints.list, ({ query }) => listRecords(db, entity, query as ListQuery)),
    bind(endpoints.create, async ({ body }) => ({
      data: await createRecord(db, entity, body as Record<string, unknown>),
      message: `${entity.label} Added Successfully`,
    })),
    bind(endpoints.update, async ({ body }) => ({
      data: await updateRecord(db, entity, body as Record<string, unknown>),
      message: `${entity.label} Updated Successfully`,
    })),
    bind(endpoints.remove, async ({ query, body }) => ({
      data: { ids: await removeRecords(db, entity, named(query as Removal, body as Removal)) },
      message: `${entity.label} Deleted Successfully`,
    })),
  ]
}
/** Administrators' calls on every declared catalogue. */
export const catalogueRoutes = (db: Db): Bound[] => entities.flatMap((entity) => routesOf(db, entity))
