import { accountStaffEndpoints, nomineeEndpoints } from '@pravesh/contract'
import { actorOf, type Bound, bind, type RouteServices } from '../../../platform/http/bind.ts'
import { writeResponse } from '../../../platform/http/response/responses.ts'
import { nomineeOf, readNominee, removeNominee, setNominee } from './nominee.ts'

/** The nominee of a family's account, for the family and for staff. */
export const routes = ({ db }: RouteServices): Bound[] => [
  bind(nomineeEndpoints.nominee, async (_input, call) => ({ data: await nomineeOf(db, actorOf(call).account) })),
  bind(nomineeEndpoints.setNominee, ({ body }, call) =>
    writeResponse(setNominee(db, actorOf(call).account, body), 'Nominee Updated Successfully'),
  ),
  bind(nomineeEndpoints.removeNominee, async (_input, call) => {
    await removeNominee(db, actorOf(call).account)
    return { message: 'Nominee Removed Successfully' }
  }),
  bind(accountStaffEndpoints.nominee, async ({ params }, call) => ({
    data: await readNominee(db, actorOf(call).account, params.id),
  })),
]
