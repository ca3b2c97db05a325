import { overviewEndpoints } from '@pravesh/contract'
import type { Db } from '../../platform/db/index.ts'
import { type Bound, bind } from '../../platform/http/bind.ts'
import { overviewOf } from './overview.ts'

/** Administrators' endpoints over several modules. */
export const adminRoutes = (db: Db): Bound[] => [
  bind(overviewEndpoints.get, async () => ({ data: await overviewOf(db) })),
]
