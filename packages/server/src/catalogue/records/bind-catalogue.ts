import { ApiError, catalogueChangeEndpoints, catalogueEndpoints, type Entity, entities } from '@pravesh/contract'
import type { Db } from '../../platform/db/index.ts'
import { actorOf, type Bound, bind, type Call } from '../../platform/http/bind.ts'
import { type Removal, requestedIds } from '../../platform/http/request/requested-ids.ts'
import { changeAuthorOf, listCatalogueChanges } from './changes.ts'
import { createRecord, findRecord, listRecords, type RecordUpdate, removeRecords, updateRecord } from './engine.ts'
import type { RecordCheck, RecordChecks } from './record-check.ts'
import type { ListQuery } from './where.ts'

const author = (call: Call) => changeAuthorOf(actorOf(call))

type Values = Record<string, unknown>

/** Runs the check of a catalogue and throws its errors. Before the transaction: a check may read much. */
async function assertPasses(check: RecordCheck, record: Values, before: Values | undefined, { language }: Call) {
  const errors = await check(record, { before, language })
  if (errors.length > 0) throw new ApiError('INVALID', { errors })
}

function routesOf(db: Db, entity: Entity, check: RecordCheck | undefined): Bound[] {
  const endpoints = catalogueEndpoints.get(entity.name)
  if (!endpoints) throw new Error(`The contract has no endpoints for ${entity.name}`)
  return [
    bind(endpoints.list, ({ query }) => listRecords(db, entity, query as ListQuery)),
    bind(endpoints.create, async ({ body }, call) => {
      const values = body as Values
      if (check) await assertPasses(check, values, undefined, call)
      return {
        data: await createRecord(db, entity, author(call), values),
        message: `${entity.label} Added Successfully`,
      }
    }),
    bind(endpoints.update, async ({ body }, call) => {
      const change = body as RecordUpdate
      if (check) {
        const before = await findRecord(db, entity, change.id)
        await assertPasses(check, { ...before, ...change }, before, call)
      }
      return {
        data: await updateRecord(db, entity, author(call), change),
        message: `${entity.label} Updated Successfully`,
      }
    }),
    bind(endpoints.remove, async ({ query, body }, call) => ({
      data: { ids: await removeRecords(db, entity, author(call), requestedIds(query as Removal, body as Removal)) },
      message: `${entity.label} Deleted Successfully`,
    })),
  ]
}
/** Administrators' endpoints for every declared catalogue, with additional checks of its records, and the change log of all. */
export const bindCatalogue = (db: Db, checks: RecordChecks): Bound[] => [
  bind(catalogueChangeEndpoints.list, ({ query }) => listCatalogueChanges(db, query)),
  ...entities.flatMap((entity) => routesOf(db, entity, checks[entity.name])),
]
