import { mostListedRows, openDataEndpoints } from '@pravesh/contract'
import { type Bound, bind, type RouteServices, showing } from '../../platform/http/bind.ts'
import { usualDownloads } from '../../platform/http/capacity/downloads.ts'
import { usualRequestBudget } from '../../platform/http/capacity/requests.ts'
import { openDataManifests, openDataTag } from './manifests.ts'

const limits = {
  requests: usualRequestBudget.usual.perNetwork,
  downloads: usualDownloads.published.atOnceEach,
  rows: mostListedRows,
}

/** The anonymous call for what there is to download. */
export const routes = ({ reads: db }: RouteServices): Bound[] =>
  showing(
    [openDataTag],
    [bind(openDataEndpoints.openData, async () => ({ data: await openDataManifests(db), limits }))],
  )
