import { secondGuardianEndpoints as calls } from '@pravesh/contract'
import { actorOf, type Bound, bind, bindStream, type RouteServices } from '../../../platform/http/bind.ts'
import { requestedIds } from '../../../platform/http/request/requested-ids.ts'
import { onePage, removed, writeResponse } from '../../../platform/http/response/responses.ts'
import { confirmGuardian, inviteGuardian, listGuardians, removeGuardians } from './invitations.ts'
import { acceptShared, leaveShared, listShared, readSharedDocument } from './shared.ts'

/** Second guardians: invited, confirmed and removed by the account of a child; accepted, and left, by their own. */
export function routes({ db, config, delivery: { documents: storage } }: RouteServices): Bound[] {
  return [
    bind(calls.childGuardians, ({ query }, c) => listGuardians(db, actorOf(c).account, query)),
    bind(calls.inviteGuardian, ({ body }, c) =>
      writeResponse(inviteGuardian(db, actorOf(c), body), 'Invited Successfully'),
    ),
    bind(calls.confirmGuardian, ({ body }, c) =>
      writeResponse(confirmGuardian(db, actorOf(c), body.id), 'Confirmed Successfully'),
    ),
    bind(calls.removeGuardians, ({ query, body }, c) =>
      removed(removeGuardians(db, actorOf(c), requestedIds(query, body)), 'Removed Successfully'),
    ),
    bind(calls.sharedChildren, async (_input, c) =>
      onePage(await listShared({ db, config }, actorOf(c).account, c.language)),
    ),
    bind(calls.acceptShared, ({ body }, c) =>
      writeResponse(acceptShared({ db, config }, actorOf(c), body.id, c.language), 'Accepted Successfully'),
    ),
    bind(calls.leaveShared, ({ query, body }, c) =>
      removed(leaveShared(db, actorOf(c), requestedIds(query, body)), 'Removed Successfully'),
    ),
    bindStream(calls.sharedDocument, ({ params }, c) => readSharedDocument({ db, storage }, actorOf(c), params)),
  ]
}
