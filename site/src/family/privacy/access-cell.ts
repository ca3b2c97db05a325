import { admission } from 'virtual:endpoints'
import { cached } from '../../api/cache.ts'
import { api } from '../../api/client.ts'

/** Which institutes may read what the signed-in account has sent. */
export const accessCell = () =>
  cached('access', async (signal) => {
    const { data } = await api().call(
      admission.access,
      { query: { limit: 100, sort: 'id', order: 'desc' } },
      { signal },
    )
    return data
  })
