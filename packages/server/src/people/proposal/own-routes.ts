import { buyerEndpoints, buyerProposalEndpoints } from '@pravesh/contract'
import { authorOf } from '../../catalogue/institute/changes/changes.ts'
import { requireInstitute } from '../../catalogue/institute/ownership/ownership.ts'
import { actorOf, type Bound, bind, type RouteServices } from '../../platform/http/bind.ts'
import { requestedIds } from '../../platform/http/request/requested-ids.ts'
import { ownInstitute, updateOwnInstitute } from './own-institute.ts'
import { withdrawProposals } from './propose.ts'
import { listOwnProposals } from './read.ts'

/** An institute's own record: direct changes and proposals. */
export function routes({ db }: RouteServices): Bound[] {
  return [
    bind(buyerEndpoints.details, async ({ params }, call) => ({
      data: await ownInstitute(await requireInstitute(db, actorOf(call), params.sid), db),
    })),
    bind(buyerEndpoints.update, async ({ params, body }, call) => {
      const institute = await requireInstitute(db, actorOf(call), params.sid)
      return updateOwnInstitute(db, authorOf(actorOf(call)), institute, body)
    }),
    bind(buyerProposalEndpoints.list, async ({ params, query }, call) =>
      listOwnProposals(db, await requireInstitute(db, actorOf(call), params.sid), query),
    ),
    bind(buyerProposalEndpoints.withdraw, async ({ params, query, body }, call) => {
      const institute = await requireInstitute(db, actorOf(call), params.sid)
      return {
        data: { ids: await withdrawProposals(db, institute, requestedIds(query, body)) },
        message: 'Proposal Deleted Successfully',
      }
    }),
  ]
}
