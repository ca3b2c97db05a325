import { jobEndpoints } from '@pravesh/contract'
import type { Db } from '../../platform/db/index.ts'
import { type Bound, bind } from '../../platform/http/bind.ts'
import { listJobs, retryJob } from './staff.ts'

/** Administrators' calls on work in the background. */
export const jobRoutes = (db: Db): Bound[] => [
  bind(jobEndpoints.list, ({ query }) => listJobs(db, query)),
  bind(jobEndpoints.retry, async ({ body }) => ({
    data: await retryJob(db, body.id),
    message: 'Job Updated Successfully',
  })),
]
