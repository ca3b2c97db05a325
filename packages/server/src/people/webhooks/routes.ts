import { webhookEndpoints } from '@pravesh/contract'
import { requireInstitute } from '../../catalogue/institute/ownership/ownership.ts'
import { actorOf, type Bound, bind, type Call, type RouteServices } from '../../platform/http/bind.ts'
import { requestedIds } from '../../platform/http/request/requested-ids.ts'
import { removed, writeResponse } from '../../platform/http/response/responses.ts'
import { listDeliveries, sendDeliveryAgain, sendTest } from './deliveries.ts'
import { createWebhook, listWebhooks, makeSecret, removeWebhooks, updateWebhook } from './webhooks.ts'

/** Calls of an institute's owners on the addresses that are told of its events. */
export function routes({ db, config }: RouteServices): Bound[] {
  const ownerOf = (call: Call, { sid }: { sid: number }) => requireInstitute(db, actorOf(call), sid)
  const e = webhookEndpoints
  return [
    bind(e.list, async ({ params, query }, c) => listWebhooks(db, await ownerOf(c, params), query)),
    bind(e.create, async ({ params, body }, c) =>
      writeResponse(createWebhook(db, config, c, await ownerOf(c, params), body), 'Webhook Added Successfully'),
    ),
    bind(e.update, async ({ params, body }, c) =>
      writeResponse(updateWebhook(db, config, c, await ownerOf(c, params), body), 'Webhook Updated Successfully'),
    ),
    bind(e.remove, async ({ params, query, body }, c) =>
      removed(
        removeWebhooks(db, config, c, await ownerOf(c, params), requestedIds(query, body)),
        'Webhook Removed Successfully',
      ),
    ),
    bind(e.newSecret, async ({ params, body }, c) =>
      writeResponse(makeSecret(db, config, c, await ownerOf(c, params), body.id), 'New Secret Made Successfully'),
    ),
    bind(e.test, async ({ params, body }, c) =>
      writeResponse(sendTest(db, await ownerOf(c, params), body.id), 'The test event is on its way'),
    ),
    bind(e.deliveries, async ({ params, query }, c) => listDeliveries(db, await ownerOf(c, params), query)),
    bind(e.sendAgain, async ({ params, body }, c) =>
      writeResponse(sendDeliveryAgain(db, await ownerOf(c, params), body.id), 'It is on its way again'),
    ),
  ]
}
