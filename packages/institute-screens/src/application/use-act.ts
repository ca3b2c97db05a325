import { actsOn } from '@pravesh/console-kit'
import type { adminApplicationEndpoints } from '@pravesh/contract'

/** The provider of either console has it: both endpoints take the same body and answer the same. */
type ApplicationResources = {
  applications: {
    actions: { move: { endpoint: typeof adminApplicationEndpoints.move; id: { in: 'path'; name: 'id' } } }
  }
}
/** The move of an application, in the console of an institute and of the administrators. */
export const useAct = actsOn<ApplicationResources>()
