import { accountStaffEndpoints } from '@pravesh/contract'
import type { Db } from '../db/index.ts'
import { actorOf, type Bound, bind } from '../http/bind.ts'
import { listAccounts, suspendAccount } from './staff.ts'

/** Administrators' calls on accounts. */
export const accountAdminRoutes = (db: Db): Bound[] => [
  bind(accountStaffEndpoints.list, ({ query }) => listAccounts(db, query)),
  bind(accountStaffEndpoints.update, async ({ body }, call) => ({
    data: await suspendAccount(db, actorOf(call), body),
    message: 'Account Updated Successfully',
  })),
]
