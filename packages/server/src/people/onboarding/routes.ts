import { partnerEndpoints } from '@pravesh/contract'
import { actorOf, type Bound, bind, type RouteServices } from '../../platform/http/bind.ts'
import { createPartner, listPartners, partnerById, updatePartner } from './application.ts'
import { approvePartner } from './approve.ts'
import { sendLinkAgain } from './first-sign-in.ts'

/** Administrators' calls on applications to become a partner. */
export function routes({ db, config }: RouteServices): Bound[] {
  return [
    bind(partnerEndpoints.list, ({ query }) => listPartners(db, query)),
    bind(partnerEndpoints.get, async ({ params }) => ({ data: await partnerById(db, params.us_id) })),
    bind(partnerEndpoints.create, async ({ body }, call) => ({
      data: await createPartner(db, config, actorOf(call), body),
      message: 'Partner Added Successfully',
    })),
    bind(partnerEndpoints.update, async ({ body }, call) => ({
      data: await updatePartner(db, config, call, body),
      message: 'Partner Updated Successfully',
    })),
    bind(partnerEndpoints.approve, async ({ body }, call) => ({
      data: await approvePartner(db, config, call, body),
      message: 'Partner Added Successfully',
    })),
    bind(partnerEndpoints.sendLink, async ({ body }) => ({
      data: await sendLinkAgain(db, config, body.us_id),
      message: 'Link sent successfully',
    })),
  ]
}
