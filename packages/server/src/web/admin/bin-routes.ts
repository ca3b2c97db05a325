import { binEndpoints } from '@pravesh/contract'
import { listBin } from '../../catalogue/bin/bin.ts'
import { actorOf, type Bound, bind, type RouteServices } from '../../platform/http/bind.ts'
import { restoreRecord } from './restore.ts'

/** Administrators' calls on deleted and merged records. */
export function routes({ db }: RouteServices): Bound[] {
  return [
    bind(binEndpoints.list, ({ query }) => listBin(db, query)),
    bind(binEndpoints.restore, async ({ params }, call) => ({
      data: await restoreRecord(db, actorOf(call), params.id),
      message: 'Restored Successfully',
    })),
  ]
}
