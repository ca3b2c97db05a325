import { redirectEndpoints } from '@pravesh/contract'
import { type Bound, bind, type RouteServices } from '../../platform/http/bind.ts'
import { requestedIds } from '../../platform/http/request/requested-ids.ts'
import { listRedirects, removeRedirects } from './redirects.ts'

/** Administrators' calls on former addresses. */
export const routes = ({ db }: RouteServices): Bound[] => [
  bind(redirectEndpoints.list, ({ query }) => listRedirects(db, query)),
  bind(redirectEndpoints.remove, async ({ query, body }) => ({
    data: { ids: await removeRedirects(db, requestedIds(query, body)) },
    message: 'Redirect Deleted Successfully',
  })),
]
