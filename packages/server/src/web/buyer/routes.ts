import { buyerEndpoints } from '@pravesh/contract'
import { ownAccount, requireInstitute } from '../../catalogue/institute/ownership/ownership.ts'
import { actorOf, type Bound, bind, type RouteServices } from '../../platform/http/bind.ts'
import { buyerHome, managedInstitutes, ownWork } from './home.ts'
import { weeksOf } from './weeks.ts'

/** An institute login's endpoints over several modules. */
export function routes({ db }: RouteServices): Bound[] {
  return [
    bind(buyerEndpoints.home, async ({ query }, call) => {
      ownAccount(actorOf(call), query.us_id)
      return { data: await buyerHome(db, actorOf(call)) }
    }),
    bind(buyerEndpoints.work, async (_request, call) => ({ data: await ownWork(db, actorOf(call)) })),
    bind(buyerEndpoints.weeks, async ({ params, query }, call) =>
      weeksOf(db, await requireInstitute(db, actorOf(call), params.sid), query.weeks),
    ),
    bind(buyerEndpoints.institutes, ({ query: { us_id, ...query } }, call) => {
      ownAccount(actorOf(call), us_id)
      return managedInstitutes(db, actorOf(call), query)
    }),
  ]
}
