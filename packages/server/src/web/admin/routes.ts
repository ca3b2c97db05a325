import { overviewEndpoints, settingsEndpoints } from '@pravesh/contract'
import { type Bound, bind, type RouteServices } from '../../platform/http/bind.ts'
import { overviewOf } from './overview.ts'
import { settingsOf } from './settings.ts'

/** Administrators' endpoints over several modules, and the settings of the installation. */
export const routes = ({ db, config }: RouteServices): Bound[] => [
  bind(overviewEndpoints.get, async () => ({ data: await overviewOf(db) })),
  bind(settingsEndpoints.list, async () => ({ data: settingsOf(config) })),
]
