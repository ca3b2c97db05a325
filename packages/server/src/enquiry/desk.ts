import { type AdminEnquiry, ApiError, type EnquiryKind } from '@pravesh/contract'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { anyOf } from '../db/any-of.ts'
import type { Db, Tx } from '../db/index.ts'
import { adminAccount, buyerAccount, college, enquiry, enquiryMessage, enquiryNote, school } from '../db/tables.ts'
import { idFilter, idsOfPage, newestOrder, type PageQuery, written } from '../http/page.ts'
import { keepFound, keepReads } from './contact-reads.ts'
import { followUpOf } from './follow-up.ts'
import { replyBy } from './reply-by.ts'
import { saying } from './search.ts'

export type DeskQuery = PageQuery<'id' | 'createdAt' | 'status' | 'name'> & {
  status?: AdminEnquiry['status'] | undefined
  user?: number | undefined
  us_id?: number | undefined
}
const { updatedAt, createdAt, id, ...told } = {
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
const columns = { id, ...told, instituteName, assigneeName, createdAt, updatedAt }
/** The enquiries named, with what belongs to them. The caller writes down who read the contacts. */
async function readFor(db: Db | Tx, where: SQL | undefined, order: SQL[]) {
  const rows = await db
    .select(columns)
    .from(enquiry)
    .leftJoin(school, and(eq(enquiry.instituteType, 'school'), eq(school.id, enquiry.instituteId)))
    .leftJoin(college, and(eq(enquiry.instituteType, 'college'), eq(college.id, enquiry.instituteId)))
    .leftJoin(adminAccount, eq(adminAccount.id, enquiry.assignee))
    .where(where)
    .orderBy(...order)
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const more = await db
    .select()
    .from(enquiryMessage)
    .where(anyOf(enquiryMessage.enquiry, ids))
    .orderBy(asc(enquiryMessage.id))
  const by = sql<
    string | null
  >`coalesce(${adminAccount.name}, ${adminAccount.username}, ${buyerAccount.name}, ${buyerAccount.email})`
  const notes = await db
    .select({ note: enquiryNote, by })
    .from(enquiryNote)
    .leftJoin(adminAccount, and(eq(enquiryNote.realm, 'admin'), eq(adminAccount.id, enquiryNote.account)))
    .leftJoin(buyerAccount, and(eq(enquiryNote.realm, 'buyer'), eq(buyerAccount.id, enquiryNote.account)))
    .where(anyOf(enquiryNote.enquiry, ids))
    .orderBy(asc(enquiryNote.id))
  return rows.map((row): AdminEnquiry => {
    const of = (kind: 'remark' | 'reply') =>
      notes
        .filter(({ note }) => note.enquiry === row.id && note.kind === kind)
        .map(({ note, by: who }) => ({ body: note.body, by: who ?? 'Pravesh', at: note.createdAt }))
    const later = more.filter((m) => m.enquiry === row.id).map(followUpOf)
    const replies = of('reply')
    return { ...row, more: later, remarks: of('remark'), replies, replyBy: replyBy(row, later, replies) }
  })
}

/** A page of the enquiries of some kinds, newest first unless told. That this account read the contacts is written down. */
export async function listForDesk(
  db: Db,
  account: number,
  kinds: readonly EnquiryKind[],
  q: DeskQuery,
  further?: SQL | undefined,
) {
  const where = and(
    anyOf(enquiry.kind, kinds),
    further,
    idFilter(q, enquiry.id),
    q.status ? eq(enquiry.status, q.status) : undefined,
    q.user === undefined ? undefined : eq(enquiry.assignee, q.user),
    q.us_id === undefined
      ? undefined
      : sql`exists (select 1 from buyer_institute bi join buyer_account ba on ba.id = bi.buyer
          where ba.id = ${q.us_id} and bi.institute = ${enquiry.instituteId}
            and ba.institute_type = ${enquiry.instituteType})`,
    saying(q.search),
  )
  const order = newestOrder(q, enquiry)
  const { ids, totals, ...page } = await idsOfPage(db, q, {
    order,
    where,
    from: (keys) => db.select(keys).from(enquiry),
  })
  const data = await readFor(db, anyOf(enquiry.id, ids), written(order))
  await keepFound(db, { realm: 'admin', account }, { where, search: q.search, answered: data.map((e) => e.id) })
  return { data, ...totals, ...page }
}
/** One enquiry, of one of the kinds where they are named; NOT_FOUND otherwise. */
export async function oneForDesk(db: Db | Tx, account: number, one: number, kinds?: readonly EnquiryKind[]) {
  const where = and(eq(enquiry.id, one), kinds && anyOf(enquiry.kind, kinds))
  const [found] = await readFor(db, where, [])
  if (!found) throw new ApiError('NOT_FOUND')
  await keepReads(db, { realm: 'admin', account }, [found.id])
  return found
}
/** Deletes all that are named or, where one is missing, none: NOT_FOUND. */
export function removeFromDesk(db: Db, kinds: readonly EnquiryKind[], ids: readonly number[]): Promise<number[]> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(enquiry)
      .where(and(anyOf(enquiry.id, ids), anyOf(enquiry.kind, kinds)))
      .returning({ id: enquiry.id })
    if (gone.length === 0 || gone.length !== new Set(ids).size) throw new ApiError('NOT_FOUND')
    return gone.map((row) => row.id)
  })
}
