import { ApiError, type OtherEnquiry } from '@pravesh/contract'
import { and, desc, eq, isNull, ne, or, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { enquiry } from '../../platform/db/tables.ts'

const mostListed = 10

/**
 * Other enquiries of the person of one, the newest first, among those that `visible` names: of the same account, mobile or e-mail address.
 * No contact is read. NOT_FOUND where `one` names none.
 */
export async function listOthers(db: Db, one: SQL | undefined, visible: SQL | undefined): Promise<OtherEnquiry[]> {
  const [found] = await db
    .select({ id: enquiry.id, account: enquiry.account, mobile: enquiry.mobile, email: enquiry.email })
    .from(enquiry)
    .where(one)
  if (!found) throw new ApiError('NOT_FOUND')
  const { id, account, mobile, email } = found
  const ofPerson = or(
    account === null ? undefined : eq(enquiry.account, account),
    // Withdrawn ones have an empty mobile.
    mobile === '' ? undefined : eq(enquiry.mobile, mobile),
    email === null ? undefined : eq(sql`lower(${enquiry.email})`, email.toLowerCase()),
  )
  if (!ofPerson) return []
  return db
    .select({
      id: enquiry.id,
      reference: enquiry.reference,
      kind: enquiry.kind,
      status: enquiry.status,
      createdAt: enquiry.createdAt,
    })
    .from(enquiry)
    .where(and(visible, ofPerson, ne(enquiry.id, id), ne(enquiry.status, 'withdrawn'), isNull(enquiry.deletedAt)))
    .orderBy(desc(enquiry.id))
    .limit(mostListed)
}
