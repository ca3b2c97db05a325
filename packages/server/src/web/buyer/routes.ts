import { buyerEndpoints } from '@pravesh/contract'
import { ownAccount } from '../../catalogue/institute/ownership/ownership.ts'
import { actorOf, type Bound, bind, type RouteServices } from '../../platform/http/bind.ts'
import { buyerHome, managedInstitutes, ownWork } from './home.ts'

/** An institute login's endpoints over several modules. */
export function routes({ db }: RouteServices): Bound[] {
  return [
    bind(buyerEndpoints.home, async ({ query }, call) => {
      ownAccount(actorOf(call), query.us_id)
      return { data: await buyerHome(db, actorOf(call)) }
    }),
    bind(buyerEndpoints.work, async (_request, call) => ({ data: await ownWork(db, actorOf(call)) })),
    bind(buyerEndpoints.institutes, ({ query: { us_id, ...query } }, call) => {
      ownAccount(actorOf(call), us_id)
      return managedInstitutes(db, actorOf(call), query)
    }),
  ]
}
