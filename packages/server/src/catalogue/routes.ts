import { catalogueEndpoints, type Entity, entities } from '@pravesh/contract'
import type { Db } from '../db/index.ts'
import { type Bound, bind } from '../http/bind.ts'
import { type Removal, requestedIds } from '../http/requested-ids.ts'
import { createRecord, listRecords, type RecordUpdate, removeRecords, updateRecord } from './engine.ts'
import type { ListQuery } from './where.ts'

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
      data: await updateRecord(db, entity, body as RecordUpdate),
      message: `${entity.label} Updated Successfully`,
    })),
    bind(endpoints.remove, async ({ query, body }) => ({
      data: { ids: await removeRecords(db, entity, requestedIds(query as Removal, body as Removal)) },
      message: `${entity.label} Deleted Successfully`,
    })),
  ]
}
/** Administrators' calls on every declared catalogue. */
export const catalogueRoutes = (db: Db): Bound[] => entities.flatMap((entity) => routesOf(db, entity))
