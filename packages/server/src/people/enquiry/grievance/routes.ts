import { grievanceEndpoints } from '@pravesh/contract'
import { type Bound, bind, type RouteServices } from '../../../platform/http/bind.ts'
import { grievanceStatusOf, sendGrievanceCode } from './status.ts'

/** The complainant's look at a grievance. */
export const routes = ({ db, config }: RouteServices): Bound[] => [
  bind(grievanceEndpoints.code, ({ body }, call) => sendGrievanceCode({ db, config }, body.reference, call)),
  bind(grievanceEndpoints.status, async ({ body }, call) => ({
    data: await grievanceStatusOf({ db, config }, body, call),
  })),
]
