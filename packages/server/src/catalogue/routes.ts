import {
  buyerLookupEndpoints,
  catalogueChangeEndpoints,
  catalogueEndpoints,
  type Entity,
  entities,
  entityNamed,
} from '@pravesh/contract'
import type { Db } from '../db/index.ts'
import { actorOf, type Bound, bind, type Call } from '../http/bind.ts'
import { type Removal, requestedIds } from '../http/requested-ids.ts'
import { changeAuthorOf, listCatalogueChanges } from './changes.ts'
import { createRecord, listRecords, type RecordUpdate, removeRecords, updateRecord } from './engine.ts'
import type { ListQuery } from './where.ts'

const author = (call: Call) => changeAuthorOf(actorOf(call))

function routesOf(db: Db, entity: Entity): Bound[] {
  const endpoints = catalogueEndpoints.get(entity.name)
  if (!endpoints) throw new Error(`The contract has no endpoints for ${entity.name}`)
  return [
    bind(endpoints.list, ({ query }) => listRecords(db, entity, query as ListQuery)),
    bind(endpoints.create, async ({ body }, call) => ({
      data: await createRecord(db, entity, author(call), body as Record<string, unknown>),
      message: `${entity.label} Added Successfully`,
    })),
    bind(endpoints.update, async ({ body }, call) => ({
      data: await updateRecord(db, entity, author(call), body as RecordUpdate),
      message: `${entity.label} Updated Successfully`,
    })),
    bind(endpoints.remove, async ({ query, body }, call) => ({
      data: { ids: await removeRecords(db, entity, author(call), requestedIds(query as Removal, body as Removal)) },
      message: `${entity.label} Deleted Successfully`,
    })),
  ]
}
/** Administrators' calls on every declared catalogue, and the change log of all. */
export const catalogueRoutes = (db: Db): Bound[] => [
  bind(catalogueChangeEndpoints.list, ({ query }) => listCatalogueChanges(db, query)),
  ...entities.flatMap((entity) => routesOf(db, entity)),
]

/** What institutes choose from: a catalogue as administrators read it, without what is not published. */
export const buyerLookupRoutes = (db: Db): Bound[] =>
  [...buyerLookupEndpoints].map(([name, endpoint]) => {
    const entity = entityNamed(name)
    if (!entity) throw new Error(`No catalogue is called ${name}`)
    const published = 'status' in entity.fields ? { status: 'published' } : {}
    return bind(endpoint, ({ query }) => listRecords(db, entity, { ...(query as ListQuery), ...published }))
  })
