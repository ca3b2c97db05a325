import { admission, factor, student } from 'virtual:endpoints'
import type { ConsentRow } from '@pravesh/contract'
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

/** The second step of signing in to the account. */
export const factorCell = () =>
  cached('second-factor', async (signal) => (await api().call(factor.status, {}, { signal })).data)

/** Pages of the ledger that are read: more than any family fills. */
const mostPages = 20
/** The ledger of what was agreed to and withdrawn, the newest first. */
export const consentsCell = () =>
  cached('consents', async (signal) => {
    const rows: ConsentRow[] = []
    for (let page = 1; page <= mostPages; page++) {
      const { data, total } = await api().call(student.consents, { query: { page, limit: 100 } }, { signal })
      rows.push(...data)
      if (data.length === 0 || rows.length >= total) break
    }
    return rows
  })

/** Who exercises the rights of the account in case of death or incapacity. */
export const nomineeCell = () =>
  cached('nominee', async (signal) => (await api().call(student.nominee, {}, { signal })).data)

/** Erasures that the account asked for and that are not done yet. */
export const erasuresCell = () =>
  cached('erasures', async (signal) => (await api().call(student.erasures, {}, { signal })).data)

/** What the account can have erased: children, and applications that were sent and not erased already. */
export const erasableCell = () =>
  cached('erasable', async (signal) => {
    const [children, applications] = await Promise.all([
      api().call(admission.children, { query: { limit: 100 } }, { signal }),
      api().call(admission.access, { query: { limit: 100, sort: 'id', order: 'desc' } }, { signal }),
    ])
    return { children: children.data, applications: applications.data }
  })
