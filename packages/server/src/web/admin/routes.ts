import { overviewEndpoints } from '@pravesh/contract'
import { type Bound, bind, type RouteServices } from '../../platform/http/bind.ts'
import { overviewOf } from './overview.ts'

/** Administrators' endpoints over several modules. */
export const routes = ({ db }: RouteServices): Bound[] => [
  bind(overviewEndpoints.get, async () => ({ data: await overviewOf(db) })),
]
