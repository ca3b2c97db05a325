import { ApiError, previewEndpoints } from '@pravesh/contract'
import { recordCall } from '../../people/security-log/record.ts'
import { type Bound, bind, type RouteServices } from '../../platform/http/bind.ts'
import { previewAddressOf } from './address.ts'
import { findPagePath } from './find.ts'

/** Signed addresses of previews, for administrators. */
export const routes = ({ db, config }: RouteServices): Bound[] => [
  bind(previewEndpoints.create, async ({ body }, call) => {
    if ((await findPagePath(db, body)) === undefined) throw new ApiError('NOT_FOUND')
    await recordCall(db, config, call, 'preview-made', { kind: body.kind, record: body.record })
    return { data: previewAddressOf(config, body, new Date()) }
  }),
]
