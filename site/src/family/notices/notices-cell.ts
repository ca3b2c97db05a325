import { student } from 'virtual:endpoints'
import type { FamilyNotices } from '@pravesh/contract'
import { type Cell, cached } from '../../api/cache.ts'
import { api } from '../../api/client.ts'

/** The family's news, and how it is told of them. */
export const noticesCell = (): Cell<FamilyNotices> =>
  cached('notices', async (signal) => (await api().call(student.notices, {}, { signal })).data)
