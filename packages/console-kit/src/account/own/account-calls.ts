import type { OwnAccountActions } from '@pravesh/data-provider/own-account'
import { actsOn } from '../../requests/use-act.ts'
import { readsOn } from '../../requests/use-read.ts'

/** The provider of either console has it: the endpoints of both take and answer the same. */
type AccountResources = { account: { actions: OwnAccountActions } }

export const useAct = actsOn<AccountResources>()
export const useRead = readsOn<AccountResources>()
