import { ApiError, previewEndpoints } from '@pravesh/contract'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Services } from '../../services/services.ts'
import { previewAddressOf } from './address.ts'
import { findPagePath } from './find.ts'

/** Signed addresses of previews, for administrators. */
export const previewRoutes = ({ db, config }: Pick<Services, 'db' | 'config'>): Bound[] => [
  bind(previewEndpoints.create, async ({ body }) => {
    if ((await findPagePath(db, body)) === undefined) throw new ApiError('NOT_FOUND')
    return { data: previewAddressOf(config, body, new Date()) }
  }),
]
