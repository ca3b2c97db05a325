import { type EnquiryBody, enquiryEndpoints, enquiryWithdrawalEndpoints, studentEndpoints } from '@pravesh/contract'
import { isNotNull, or, sql } from '../../platform/db/drizzle.ts'
import { enquiry, studentAccount } from '../../platform/db/tables.ts'
import { actorOf, type Bound, bind, type RouteServices } from '../../platform/http/bind.ts'
import { requestedIds } from '../../platform/http/request/requested-ids.ts'
import { removed } from '../../platform/http/response/responses.ts'
import { listForAdmin } from './inbox/list.ts'
import { listMyEnquiries, raiseMyEnquiry } from './institute/enquiries.ts'
import { raiseEnquiry } from './raise.ts'
import { ofReference, sendEnquiryCode, withdrawByCode, withdrawMyEnquiries } from './withdraw.ts'

// Looked up row by row in the unique index of mobiles, or hashed at once: whichever the planner finds cheaper.
const verified = sql`exists (select 1 from ${studentAccount}
  where ${studentAccount.mobile} = ${enquiry.mobile} and ${studentAccount.mobileVerified})`
/** Sent by an account, or from a mobile that an account has verified: an unverified number proves nothing. */
const ofAccountHolders = or(isNotNull(enquiry.account), verified)

/** Raising enquiries, a family's own, and the two lists that retain their open path but require an administrator's token. */
export function routes({ db, config }: RouteServices): Bound[] {
  return [
    bind(enquiryEndpoints.raise, ({ params, body }, call) =>
      raiseEnquiry({ db, config }, params.enquiryType, body as EnquiryBody, call),
    ),
    bind(studentEndpoints.enquiries, ({ query }, call) => listMyEnquiries(db, actorOf(call).account, query)),
    bind(studentEndpoints.raise, ({ body }, call) => raiseMyEnquiry({ db, config }, actorOf(call).account, body, call)),
    bind(studentEndpoints.withdrawEnquiry, ({ query, body }, call) =>
      removed(
        withdrawMyEnquiries(db, actorOf(call).account, requestedIds(query, body)),
        'Consent Withdrawn Successfully',
      ),
    ),
    bind(enquiryWithdrawalEndpoints.code, ({ body }, call) =>
      sendEnquiryCode({ db, config }, { where: ofReference(body.reference), purpose: 'withdrawal' }, call),
    ),
    bind(enquiryWithdrawalEndpoints.withdraw, ({ body }, call) => withdrawByCode({ db, config }, body, call)),
    bind(enquiryEndpoints.freeCounselling, ({ query }, call) =>
      listForAdmin(db, actorOf(call).account, { ...query, kind: 'free-counselling' }),
    ),
    bind(enquiryEndpoints.existing, ({ query }, call) =>
      listForAdmin(db, actorOf(call).account, query, { further: ofAccountHolders }),
    ),
  ]
}
