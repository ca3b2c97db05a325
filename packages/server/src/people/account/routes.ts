import { accountStaffEndpoints } from '@pravesh/contract'
import { type Bound, bind, type RouteServices } from '../../platform/http/bind.ts'
import { recordPersonSearch } from './person-search.ts'
import { resetSecondFactor } from './reset-factor.ts'
import { listAccounts, suspendAccount } from './staff.ts'
import { unlinkInstitute } from './unlink.ts'

/** Administrators' calls on accounts. */
export const routes = ({ db, config }: RouteServices): Bound[] => [
  bind(accountStaffEndpoints.list, async ({ query }, call) => {
    await recordPersonSearch(db, config, call, 'accounts', query.search)
    return listAccounts(db, query)
  }),
  bind(accountStaffEndpoints.update, async ({ body }, call) => ({
    data: await suspendAccount(db, config, call, body),
    message: 'Account Updated Successfully',
  })),
  bind(accountStaffEndpoints.resetSecondFactor, async ({ body }, call) => ({
    data: await resetSecondFactor(db, config, call, body),
    message: 'The second factor was removed',
  })),
  bind(accountStaffEndpoints.unlink, async ({ body }, call) => ({
    data: await unlinkInstitute(db, config, call, body),
    message: 'Institute Removed Successfully',
  })),
]
