import { admission } from 'virtual:endpoints'
import { cached } from '../../../api/cache.ts'
import { api } from '../../../api/client.ts'

/** The children of the family. */
export const children = () =>
  cached('children', async (signal) => {
    const { data } = await api().call(
      admission.children,
      { query: { limit: 50, sort: 'id', order: 'asc' } },
      { signal },
    )
    return data
  })
/** The documents in its vault. */
export const documents = () =>
  cached('documents', async (signal) => {
    const { data } = await api().call(admission.documents, { query: { limit: 100 } }, { signal })
    return data
  })
