import { openDataEndpoints } from '@pravesh/contract'
import { type Bound, bind, type RouteServices, showing } from '../../platform/http/bind.ts'
import { openDataManifests } from './manifests.ts'

/** The anonymous call for what there is to download. */
export const routes = ({ db }: RouteServices): Bound[] =>
  showing(['open-data'], [bind(openDataEndpoints.openData, async () => ({ data: await openDataManifests(db) }))])
