import { overviewEndpoints } from '@pravesh/contract'
import type { Db } from '../db/index.ts'
import { type Bound, bind } from '../http/bind.ts'
import { overviewOf } from './overview.ts'

/** What administrators see of several concepts at once. */
export const adminRoutes = (db: Db): Bound[] => [
  bind(overviewEndpoints.get, async () => ({ data: await overviewOf(db) })),
]
