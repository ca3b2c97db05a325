import {
  adminInvitationEndpoints,
  adminTeamEndpoints,
  buyerInvitationEndpoints,
  buyerTeamEndpoints,
  openInvitationEndpoints,
} from '@pravesh/contract'
import { requireInstitute } from '../../catalogue/institute/ownership/ownership.ts'
import { actorOf, type Bound, bind, type Call, type RouteServices } from '../../platform/http/bind.ts'
import { requestedIds } from '../../platform/http/request/requested-ids.ts'
import { removed, writeResponse } from '../../platform/http/response/responses.ts'
import { acceptInvitation, readInvitation } from './accept.ts'
import { listAnsweringColleagues } from './answering.ts'
import { changeColleagueRole, endColleague, listColleagues } from './colleagues.ts'
import { invite, listInvitations, removeInvitations, sendInvitationAgain } from './invitations.ts'
import { changeOperatorRole, endOperatorSessions, listOperators, operatorById } from './operator.ts'

/** People of the operator and of institutes, and their invitations. */
export function routes({ db, config }: RouteServices): Bound[] {
  const operator = adminTeamEndpoints
  const institute = buyerTeamEndpoints
  const [toOperator, toInstitute] = [adminInvitationEndpoints, buyerInvitationEndpoints]
  const employerOf = (call: Call, { sid }: { sid: number }) => requireInstitute(db, actorOf(call), sid)
  return [
    bind(operator.account, async (_input, c) => ({ data: await operatorById(db, actorOf(c), actorOf(c).account) })),
    bind(operator.list, ({ query }, c) => listOperators(db, actorOf(c), query)),
    bind(operator.update, ({ body }, c) =>
      writeResponse(changeOperatorRole(db, config, c, body), 'Role Updated Successfully'),
    ),
    bind(operator.endSessions, ({ body }, c) =>
      writeResponse(endOperatorSessions(db, config, c, body.id), 'Signed out everywhere'),
    ),
    bind(toOperator.list, ({ query }) => listInvitations(db, 'operator', query)),
    bind(toOperator.create, ({ body }, c) =>
      writeResponse(invite(db, config, c, 'operator', body), 'Invited Successfully'),
    ),
    bind(toOperator.update, ({ body }, c) =>
      writeResponse(sendInvitationAgain(db, config, c, 'operator', body.id), 'Sent Again Successfully'),
    ),
    bind(toOperator.remove, ({ query, body }, c) =>
      removed(removeInvitations(db, config, c, 'operator', requestedIds(query, body)), 'Removed Successfully'),
    ),
    bind(institute.colleagues, async ({ params }, c) => ({
      data: await listAnsweringColleagues(db, await employerOf(c, params), actorOf(c).account),
    })),
    bind(institute.list, async ({ params, query }, c) =>
      listColleagues(db, await employerOf(c, params), actorOf(c), query),
    ),
    bind(institute.update, async ({ params, body }, c) =>
      writeResponse(changeColleagueRole(db, config, c, await employerOf(c, params), body), 'Role Updated Successfully'),
    ),
    bind(institute.end, async ({ params, body }, c) =>
      writeResponse(endColleague(db, config, c, await employerOf(c, params), body), 'Removed Successfully'),
    ),
    bind(toInstitute.list, async ({ params, query }, c) => listInvitations(db, await employerOf(c, params), query)),
    bind(toInstitute.create, async ({ params, body }, c) =>
      writeResponse(invite(db, config, c, await employerOf(c, params), body), 'Invited Successfully'),
    ),
    bind(toInstitute.update, async ({ params, body }, c) =>
      writeResponse(
        sendInvitationAgain(db, config, c, await employerOf(c, params), body.id),
        'Sent Again Successfully',
      ),
    ),
    bind(toInstitute.remove, async ({ params, query, body }, c) =>
      removed(
        removeInvitations(db, config, c, await employerOf(c, params), requestedIds(query, body)),
        'Removed Successfully',
      ),
    ),
    bind(openInvitationEndpoints.read, async ({ body }, c) => ({ data: await readInvitation(db, c, body.token) })),
    bind(openInvitationEndpoints.accept, ({ body }, c) => acceptInvitation(db, config, c, body)),
  ]
}
