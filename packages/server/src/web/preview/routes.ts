import { ApiError, previewEndpoints } from '@pravesh/contract'
import { type Bound, bind, type RouteServices } from '../../platform/http/bind.ts'
import { previewAddressOf } from './address.ts'
import { findPagePath } from './find.ts'

/** Signed addresses of previews, for administrators. */
export const routes = ({ db, config }: RouteServices): Bound[] => [
  bind(previewEndpoints.create, async ({ body }) => {
    if ((await findPagePath(db, body)) === undefined) throw new ApiError('NOT_FOUND')
    return { data: previewAddressOf(config, body, new Date()) }
  }),
]
