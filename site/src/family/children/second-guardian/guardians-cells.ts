import { admission } from 'virtual:endpoints'
import { cached } from '../../../api/cache.ts'
import { api } from '../../../api/client.ts'

/** Second guardians of the children of the account, and open invitations. */
export const guardiansCell = () =>
  cached('child-guardians', async (signal) => {
    return (await api().call(admission.childGuardians, { query: { limit: 100 } }, { signal })).data
  })

/** Children of other accounts that this one sees, and invitations to it. */
export const sharedCell = () =>
  cached('shared-children', async (signal) => (await api().call(admission.sharedChildren, {}, { signal })).data)
