import { adminReviewEndpoints, buyerReviewEndpoints, openReviewEndpoints, studentEndpoints } from '@pravesh/contract'
import { requireInstitute } from '../../catalogue/institute/ownership/ownership.ts'
import { actorOf, type Bound, bind, bindStream, type Call, type RouteServices } from '../../platform/http/bind.ts'
import { requestedIds } from '../../platform/http/request/requested-ids.ts'
import { removed, writeResponse } from '../../platform/http/response/responses.ts'
import { recordPersonSearch } from '../account/person-search.ts'
import { recordCall } from '../security-log/record.ts'
import { addReview, changeReview, listReviews, withdrawReviews } from './author.ts'
import { reviewDetails } from './details.ts'
import { exportReviews } from './export.ts'
import { reportReview } from './report.ts'
import { decideReview, listOwnReviews, listStaffReviews, replyToReview } from './staff.ts'

const me = (call: Call) => actorOf(call).account

/** Reviews for authors, staff, the reviewed institutes and readers. */
export function routes({ db, config }: RouteServices): Bound[] {
  return [
    bind(studentEndpoints.reviews, ({ query }, c) => listReviews(db, me(c), query)),
    bind(studentEndpoints.addReview, ({ body }, c) =>
      writeResponse(addReview(db, me(c), body), 'Review Added Successfully'),
    ),
    bind(studentEndpoints.changeReview, ({ body }, c) =>
      writeResponse(changeReview(db, me(c), body), 'Review Updated Successfully'),
    ),
    bind(studentEndpoints.removeReview, ({ query, body }, c) =>
      removed(withdrawReviews(db, me(c), requestedIds(query, body)), 'Review Deleted Successfully'),
    ),
    bind(adminReviewEndpoints.list, async ({ query }, call) => {
      await recordPersonSearch(db, config, call, 'reviews', query.search)
      return listStaffReviews(db, query)
    }),
    bindStream(adminReviewEndpoints.export, async ({ query }, call) => {
      await recordCall(db, config, call, 'list-exported', { list: 'reviews' })
      await recordPersonSearch(db, config, call, 'reviews', query.search)
      return exportReviews(db, query)
    }),
    bind(adminReviewEndpoints.get, async ({ params }) => ({ data: await reviewDetails(db, params.id) })),
    bind(adminReviewEndpoints.decide, async ({ body }, call) => ({
      data: await decideReview(db, actorOf(call).name, body),
      message: 'Review Updated Successfully',
    })),
    bind(openReviewEndpoints.report, async ({ params, body }, call) => {
      await reportReview(db, call.from, params.id, body)
      return { message: 'Report Received' }
    }),
    bind(buyerReviewEndpoints.list, async ({ params, query }, call) =>
      listOwnReviews(db, await requireInstitute(db, actorOf(call), params.sid), query),
    ),
    bind(buyerReviewEndpoints.reply, async ({ params, body }, call) => {
      const institute = await requireInstitute(db, actorOf(call), params.sid)
      return { data: await replyToReview(db, institute, params.id, body), message: 'Reply Updated Successfully' }
    }),
  ]
}
