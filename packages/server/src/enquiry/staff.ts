import { type AdminEnquiry, ApiError, type EnquiryKind } from '@pravesh/contract'
import { anyOf } from '../db/any-of.ts'
import { and, eq, type SQL, sql } from '../db/drizzle.ts'
import type { Db, Tx } from '../db/index.ts'
import { adminAccount, college, enquiry, school } from '../db/tables.ts'
import type { PageQuery } from '../http/page.ts'
import { readOne, readPage, withThreads } from './staff-read.ts'

export type EnquiryQuery = PageQuery<'id' | 'createdAt' | 'status' | 'name'> & {
  status?: AdminEnquiry['status'] | undefined
  user?: number | undefined
  us_id?: number | undefined
}
const { updatedAt, createdAt, id, ...enquiryColumns } = {
  id: enquiry.id,
  reference: enquiry.reference,
  kind: enquiry.kind,
  status: enquiry.status,
  name: enquiry.name,
  mobile: enquiry.mobile,
  email: enquiry.email,
  city: enquiry.city,
  state: enquiry.state,
  message: enquiry.message,
  instituteType: enquiry.instituteType,
  instituteId: enquiry.instituteId,
  assignee: enquiry.assignee,
  details: enquiry.details,
  pageUrl: enquiry.pageUrl,
  origin: enquiry.origin,
  consentVersion: enquiry.consentVersion,
  language: enquiry.language,
  createdAt: enquiry.createdAt,
  updatedAt: enquiry.updatedAt,
}
const instituteName = sql<string | null>`coalesce(${school.name}, ${college.name})`
const assigneeName = sql<string | null>`coalesce(${adminAccount.name}, ${adminAccount.username})`
const columns = { id, ...enquiryColumns, instituteName, assigneeName, createdAt, updatedAt }
const readFor =
  (db: Db | Tx) =>
  async (where: SQL | undefined, order: SQL[]): Promise<AdminEnquiry[]> => {
    const rows = await db
      .select(columns)
      .from(enquiry)
      .leftJoin(school, and(eq(enquiry.instituteType, 'school'), eq(school.id, enquiry.instituteId)))
      .leftJoin(college, and(eq(enquiry.instituteType, 'college'), eq(college.id, enquiry.instituteId)))
      .leftJoin(adminAccount, eq(adminAccount.id, enquiry.assignee))
      .where(where)
      .orderBy(...order)
    return withThreads(db, 'admin', rows)
  }
const reader = (account: number) => ({ realm: 'admin' as const, account })

/** A page of the enquiries of some kinds, newest first unless told. That this account read the contacts is written down. */
export async function listEnquiries(
  db: Db,
  account: number,
  kinds: readonly EnquiryKind[],
  q: EnquiryQuery,
  further?: SQL | undefined,
) {
  const where = and(
    anyOf(enquiry.kind, kinds),
    further,
    q.status ? eq(enquiry.status, q.status) : undefined,
    q.user === undefined ? undefined : eq(enquiry.assignee, q.user),
    q.us_id === undefined
      ? undefined
      : sql`exists (select 1 from buyer_institute bi join buyer_account ba on ba.id = bi.buyer
          where ba.id = ${q.us_id} and bi.institute = ${enquiry.instituteId}
            and ba.institute_type = ${enquiry.instituteType})`,
  )
  return readPage(db, q, { reader: reader(account), where, select: readFor(db) })
}
/** One enquiry, of one of the kinds where they are named; NOT_FOUND otherwise. */
export async function getAsStaff(db: Db | Tx, account: number, enquiryId: number, kinds?: readonly EnquiryKind[]) {
  const where = and(eq(enquiry.id, enquiryId), kinds && anyOf(enquiry.kind, kinds))
  const found = await readOne(db, { reader: reader(account), where, select: readFor(db) })
  if (!found) throw new ApiError('NOT_FOUND')
  return found
}
/** Deletes all that are named or, where one is missing, none: NOT_FOUND. */
export function deleteAsStaff(db: Db, kinds: readonly EnquiryKind[], ids: readonly number[]): Promise<number[]> {
  return db.transaction(async (tx) => {
    const deleted = await tx
      .delete(enquiry)
      .where(and(anyOf(enquiry.id, ids), anyOf(enquiry.kind, kinds)))
      .returning({ id: enquiry.id })
    if (deleted.length === 0 || deleted.length !== new Set(ids).size) throw new ApiError('NOT_FOUND')
    return deleted.map((row) => row.id)
  })
}
