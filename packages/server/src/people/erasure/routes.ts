import { erasureEndpoints as calls } from '@pravesh/contract'
import { actorOf, type Bound, bind, type RouteServices } from '../../platform/http/bind.ts'
import { requestedIds } from '../../platform/http/request/requested-ids.ts'
import { onePage, removed, writeResponse } from '../../platform/http/response/responses.ts'
import { keepErasures, listErasures, requestErasure } from './request.ts'

/** Erasures that the signed-in family asks for. */
export function routes({ db, config }: RouteServices): Bound[] {
  return [
    bind(calls.erasures, async (_input, c) => onePage(await listErasures(db, actorOf(c).account))),
    bind(calls.erase, ({ body }, c) =>
      writeResponse(requestErasure({ db, config }, actorOf(c), body), 'Erasure Requested Successfully'),
    ),
    bind(calls.keep, ({ query, body }, c) =>
      removed(keepErasures(db, actorOf(c).account, requestedIds(query, body)), 'Erasure Taken Back Successfully'),
    ),
  ]
}
