import { jobEndpoints } from '@pravesh/contract'
import { type Bound, bind, type RouteServices } from '../../platform/http/bind.ts'
import { listJobs, retryJob } from './staff.ts'

/** Administrators' calls on work in the background. */
export const routes = ({ db }: RouteServices): Bound[] => [
  bind(jobEndpoints.list, ({ query }) => listJobs(db, query)),
  bind(jobEndpoints.retry, async ({ body }) => ({
    data: await retryJob(db, body.id),
    message: 'Job Updated Successfully',
  })),
]
