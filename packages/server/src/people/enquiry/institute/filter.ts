import { and, eq, isNull, ne, or, sql } from '../../../platform/db/drizzle.ts'
import { enquiry } from '../../../platform/db/tables.ts'

/**
 * Enquiries of an account: those it sent, and those from its verified mobile that were sent without a sign-in or recorded by staff for
 * that mobile. An enquiry of another account belongs to that account, regardless of its number. The mobile is an array, because a subquery
 * under an `or` would prevent the use of the indexes on both sides.
 */
export const ownEnquiry = (account: number) =>
  and(
    isNull(enquiry.deletedAt),
    or(
      eq(enquiry.account, account),
      and(
        ne(enquiry.sender, 'account'),
        sql`${enquiry.mobile} = any(array(select a.mobile from student_account a where a.id = ${account} and a.mobile_verified))`,
      ),
    ),
  )
