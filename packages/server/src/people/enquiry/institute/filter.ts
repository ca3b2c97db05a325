import { and, eq, isNull, ne, or, sql } from '../../../platform/db/drizzle.ts'
import { enquiry } from '../../../platform/db/tables.ts'

/**
 * Enquiries that are an account's own: those it sent, and those that came from the mobile it has verified while nobody was signed in, or
 * that the desk wrote down for that mobile. What another account sent is that account's, whatever number it wrote down. The mobile is an
 * array, because a subquery under an `or` would keep the indexes of both sides from being used.
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
