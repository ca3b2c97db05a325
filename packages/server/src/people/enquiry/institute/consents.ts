import type { ConsentRow } from '@pravesh/contract'
import { institutesOf, summaryOf } from '../../../catalogue/institute/summaries.ts'
import { desc, eq } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { accountConsent, enquiry } from '../../../platform/db/tables.ts'
import { ownEnquiry } from './filter.ts'

/** What was agreed to for a family's account and with each of its enquiries, newest first; at most a hundred of each. */
export async function consentsOf(db: Db, account: number): Promise<ConsentRow[]> {
  const { id, by, name, proof, version, at } = accountConsent
  const given = await db
    .select({ id, by, name, proof, version, at })
    .from(accountConsent)
    .where(eq(accountConsent.student, account))
    .orderBy(desc(id))
    .limit(100)
  const asked = await db.select().from(enquiry).where(ownEnquiry(account)).orderBy(desc(enquiry.id)).limit(100)
  const institutes = await institutesOf(
    db,
    asked.flatMap(({ instituteType, instituteId }) =>
      instituteType && instituteId ? [{ instituteType, instituteId }] : [],
    ),
  )
  const ofAccount = given.map((row) => ({ ...row, purpose: 'account' as const, recipient: null, withdrawnAt: null }))
  const ofEnquiries = asked.map((row) => ({
    id: row.id,
    by: 'self' as const,
    name: row.reference,
    proof: null,
    version: row.consentVersion,
    at: row.createdAt,
    purpose: 'enquiry' as const,
    recipient:
      row.instituteType && row.instituteId
        ? summaryOf(institutes, { instituteType: row.instituteType, instituteId: row.instituteId }).name
        : null,
    withdrawnAt: row.status === 'withdrawn' ? row.updatedAt : null,
  }))
  return [...ofAccount, ...ofEnquiries].toSorted((first, other) => other.at.localeCompare(first.at))
}
