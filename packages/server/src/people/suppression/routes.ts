import { ApiError, bounceEndpoints, suppressionEndpoints, unsubscribeEndpoints } from '@pravesh/contract'
import { type Bound, bind, type RouteServices } from '../../platform/http/bind.ts'
import { requestedIds } from '../../platform/http/request/requested-ids.ts'
import { openToken, type Subscription } from '../../services/mail/unsubscribe-link.ts'
import { takeBounce } from './bounce.ts'
import { isStopped, liftSuppressions, listSuppressions, resume, suppress } from './store.ts'

/** Unsubscribing by a link, reports of bounces, and the administrators' list of suppressed addresses. */
export function routes({ db, config }: RouteServices): Bound[] {
  const opened = (token: string): Subscription => {
    const subscription = openToken(config.encryptionKeys, token)
    if (!subscription) throw new ApiError('NOT_FOUND')
    return subscription
  }
  const stateOf = async (subscription: Subscription) => ({
    purpose: subscription.purpose,
    unsubscribed: await isStopped(db, subscription),
  })
  return [
    bind(unsubscribeEndpoints.get, async ({ params }) => ({ data: await stateOf(opened(params.token)) })),
    bind(unsubscribeEndpoints.stop, async ({ params }) => {
      const subscription = opened(params.token)
      await suppress(db, subscription, 'unsubscribed')
      return { data: await stateOf(subscription), message: 'Unsubscribed' }
    }),
    bind(unsubscribeEndpoints.undo, async ({ params }) => {
      const subscription = opened(params.token)
      await resume(db, subscription)
      return { data: await stateOf(subscription), message: 'Subscribed' }
    }),
    bind(bounceEndpoints.report, async (_input, { raw }) => {
      if (!raw) throw new Error('A report needs the bytes that were sent')
      return { message: await takeBounce({ db, config }, raw) }
    }),
    bind(suppressionEndpoints.list, ({ query }) => listSuppressions(db, query)),
    bind(suppressionEndpoints.remove, async ({ query, body }) => ({
      data: { ids: await liftSuppressions(db, requestedIds(query, body)) },
      message: 'Suppression Deleted Successfully',
    })),
  ]
}
