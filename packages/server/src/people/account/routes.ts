import { accountStaffEndpoints } from '@pravesh/contract'
import type { Db } from '../../platform/db/index.ts'
import { actorOf, type Bound, bind } from '../../platform/http/bind.ts'
import { listAccounts, suspendAccount } from './staff.ts'
import { type UnlinkConfig, unlinkInstitute } from './unlink.ts'

/** Administrators' calls on accounts. */
export const accountAdminRoutes = (db: Db, config: UnlinkConfig): Bound[] => [
  bind(accountStaffEndpoints.list, ({ query }) => listAccounts(db, query)),
  bind(accountStaffEndpoints.update, async ({ body }, call) => ({
    data: await suspendAccount(db, actorOf(call), body),
    message: 'Account Updated Successfully',
  })),
  bind(accountStaffEndpoints.unlink, async ({ body }, call) => ({
    data: await unlinkInstitute(db, config, actorOf(call), body),
    message: 'Institute Removed Successfully',
  })),
]
