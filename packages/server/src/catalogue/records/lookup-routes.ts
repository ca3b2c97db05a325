import { buyerLookupEndpoints, findEntity } from '@pravesh/contract'
import { type Bound, bind, type RouteServices } from '../../platform/http/bind.ts'
import { listRecords } from './engine.ts'
import type { ListQuery } from './where.ts'

/** Choices for institutes: a catalogue as administrators read it, without unpublished records. */
export const routes = ({ db }: RouteServices): Bound[] =>
  [...buyerLookupEndpoints].map(([name, endpoint]) => {
    const entity = findEntity(name)
    if (!entity) throw new Error(`No catalogue is called ${name}`)
    const published = 'status' in entity.fields ? { status: 'published' } : {}
    return bind(endpoint, ({ query }) => listRecords(db, entity, { ...(query as ListQuery), ...published }))
  })
