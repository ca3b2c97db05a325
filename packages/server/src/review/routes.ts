import { adminReviewEndpoints, buyerReviewEndpoints } from '@pravesh/contract'
import { requireInstitute } from '../institute/ownership.ts'
import type { Db } from '../db/index.ts'
import { actorOf, type Bound, bind } from '../http/bind.ts'
import { decideReview, listOwnReviews, listReviewsForDesk, replyToReview } from './desk.ts'

/** Reviews for those who decide on them, and for the institutes that they are about. */
export function reviewRoutes(db: Db): Bound[] {
  return [
    bind(adminReviewEndpoints.list, ({ query }) => listReviewsForDesk(db, query)),
    bind(adminReviewEndpoints.decide, async ({ body }) => ({
      data: await decideReview(db, body),
      message: 'Review Updated Successfully',
    })),
    bind(buyerReviewEndpoints.list, async ({ params, query }, call) =>
      listOwnReviews(db, await requireInstitute(db, actorOf(call), params.sid), query),
    ),
    bind(buyerReviewEndpoints.reply, async ({ params, body }, call) => {
      const institute = await requireInstitute(db, actorOf(call), params.sid)
      return { data: await replyToReview(db, institute, params.id, body), message: 'Reply Updated Successfully' }
    }),
  ]
}
