import { and, eq, isNull, ne, or, sql } from '../../../platform/db/drizzle.ts'
import { enquiry } from '../../../platform/db/tables.ts'

/** Days for which a mobile gives access to enquiries from it: later it may be another person's, to whom its operator has given it. */
const mobileDays = 30

/**
 * Enquiries of an account: those it sent, and those from its verified mobile that were sent without a sign-in or recorded by staff for
 * that mobile, in the last 30 days or with this exact reference. An enquiry of another account belongs to that account, regardless of its
 * number. The mobile is an array, because a subquery under an `or` would prevent the use of the indexes on both sides.
 */
export const ownEnquiry = (account: number, reference = '') =>
  and(
    isNull(enquiry.deletedAt),
    or(
      eq(enquiry.account, account),
      and(
        ne(enquiry.sender, 'account'),
        or(
          sql`${enquiry.createdAt} > now() - make_interval(days => ${mobileDays})`,
          eq(enquiry.reference, reference.trim().toUpperCase()),
        ),
        sql`${enquiry.mobile} = any(array(select a.mobile from student_account a where a.id = ${account} and a.mobile_verified))`,
      ),
    ),
  )
