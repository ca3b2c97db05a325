import { adminProposalEndpoints, instituteChangeEndpoints } from '@pravesh/contract'
import { authorOf, listChanges } from '../../catalogue/institute/changes/changes.ts'
import { actorOf, type Bound, bind, type RouteServices } from '../../platform/http/bind.ts'
import { decideProposal } from './decide.ts'
import { listProposals, proposalById } from './read.ts'

/** Staff endpoints for proposals of institutes, and the change log. */
export function routes({ db, config }: RouteServices): Bound[] {
  return [
    bind(adminProposalEndpoints.list, ({ query }) => listProposals(db, query)),
    bind(adminProposalEndpoints.get, async ({ params }) => ({ data: await proposalById(db, params.id) })),
    bind(adminProposalEndpoints.decide, async ({ body }, call) => ({
      data: await decideProposal(db, config, authorOf(actorOf(call)), body),
      message: 'Proposal Updated Successfully',
    })),
    bind(instituteChangeEndpoints.list, ({ query }) => listChanges(db, query)),
  ]
}
