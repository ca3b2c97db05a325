import type { ConsentRow } from '@pravesh/contract'
import { institutesOf, summaryOf } from '../../../catalogue/institute/summaries.ts'
import { and, eq, or, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { consentEntry, enquiry } from '../../../platform/db/tables.ts'
import { type OwnQuery, ownOrder } from '../../../platform/http/own-page.ts'
import { idFilter, limitOffset } from '../../../platform/http/page.ts'
import { ownEnquiry } from './filter.ts'

const endOf = sql<string | null>`(select min(w.at) from ${consentEntry} w where w.action = 'withdrawn'
  and w.account is not distinct from ${consentEntry.account} and w.enquiry is not distinct from ${consentEntry.enquiry}
  and w.purpose = ${consentEntry.purpose} and w.of is not distinct from ${consentEntry.of} and w.id > ${consentEntry.id})`

/**
 * A page of the ledger of consents of an account: its own chain, and those of its enquiries that were sent without signing in, newest
 * first. Digital Personal Data Protection Act 2023, s. 11(1).
 */
export async function consentsOf(db: Db, account: number, q: OwnQuery) {
  const enquiries = db.select({ id: enquiry.id }).from(enquiry).where(ownEnquiry(account))
  const own = or(eq(consentEntry.account, account), sql`${consentEntry.enquiry} = any(array(${enquiries}))`)
  const where = and(own, idFilter(q, consentEntry.id))
  const { limit, offset } = limitOffset(q)
  const rows = await db
    .select({
      entry: consentEntry,
      reference: enquiry.reference,
      withdrawnAt: endOf.mapWith(consentEntry.at),
    })
    .from(consentEntry)
    .leftJoin(enquiry, and(eq(consentEntry.purpose, 'enquiry'), eq(enquiry.id, consentEntry.of)))
    .where(where)
    .orderBy(ownOrder(consentEntry, q))
    .limit(limit)
    .offset(offset)
  const institutes = await institutesOf(
    db,
    rows.flatMap(({ entry: { instituteType, instituteId } }) =>
      instituteType && instituteId ? [{ instituteType, instituteId }] : [],
    ),
  )
  const data = rows.map(({ entry: { account: own, enquiry: _, ...entry }, reference, withdrawnAt }): ConsentRow => {
    const { instituteType, instituteId } = entry
    const recipient = instituteType && instituteId ? summaryOf(institutes, { instituteType, instituteId }).name : null
    const isGiven = entry.action === 'given'
    return {
      ...entry,
      recipient,
      reference,
      withdrawnAt: isGiven ? withdrawnAt : null,
      chain: own === null ? entry.name : 'account',
    }
  })
  return { data, total: await db.$count(consentEntry, where), page: q.page, limit }
}
