import { scheduledEndpoints } from '@pravesh/contract'
import { actorOf, type Bound, bind, type RouteServices } from '../../platform/http/bind.ts'
import { authorOf } from '../institute/changes/changes.ts'
import { cancelScheduled } from './cancel.ts'
import { listScheduled } from './list.ts'

/** Administrators' calls on scheduled publication. */
export const routes = ({ db }: RouteServices): Bound[] => [
  bind(scheduledEndpoints.list, ({ query }) => listScheduled(db, query)),
  bind(scheduledEndpoints.cancel, async ({ body }, call) => ({
    data: await cancelScheduled(db, authorOf(actorOf(call)), body),
    message: 'Schedule Cancelled Successfully',
  })),
]
