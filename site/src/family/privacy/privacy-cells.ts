import { admission, student } from 'virtual:endpoints'
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

/** Sign-ins of the account that have not ended. */
export const sessionsCell = () =>
  cached('sessions', async (signal) => (await api().call(student.sessions, {}, { signal })).data)

/** What was agreed to for the account. */
export const consentsCell = () =>
  cached('consents', async (signal) => (await api().call(student.consents, {}, { signal })).data)
