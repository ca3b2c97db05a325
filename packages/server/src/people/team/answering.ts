import { type EnquiryColleague, instituteAccess } from '@pravesh/contract'
import type { Institute } from '../../catalogue/institute/institute.ts'
import { and, eq, inArray, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { nextUpdatedAt } from '../../platform/db/tables/updated-at.ts'
import { buyerAccount, buyerInstitute, enquiry } from '../../platform/db/tables.ts'

const name = sql<string>`coalesce(${buyerAccount.name}, ${buyerAccount.email})`

/** The people of an institute who may answer families, by name. `account` is the one that asks. */
export function listAnsweringColleagues(
  db: Db | Tx,
  { type, id }: Institute,
  account: number,
): Promise<EnquiryColleague[]> {
  return db
    .select({ id: buyerAccount.id, name, isSelf: sql<boolean>`${buyerAccount.id} = ${account}` })
    .from(buyerInstitute)
    .innerJoin(buyerAccount, eq(buyerAccount.id, buyerInstitute.buyer))
    .where(
      and(
        eq(buyerInstitute.institute, id),
        eq(buyerAccount.instituteType, type),
        eq(buyerAccount.suspended, false),
        inArray(buyerInstitute.role, [...instituteAccess.families.write]),
      ),
    )
    .orderBy(name, buyerAccount.id)
}

/** Takes the enquiries to an institute from a person who answers no longer. */
export const takeEnquiriesFrom = (tx: Tx, { type, id }: Institute, account: number) =>
  tx
    .update(enquiry)
    .set({ instituteAssignee: null, updatedAt: nextUpdatedAt(enquiry.updatedAt) })
    .where(and(eq(enquiry.instituteAssignee, account), eq(enquiry.instituteType, type), eq(enquiry.instituteId, id)))
