import { ApiError, type EnquiryReceipt, type StudentEnquiry, type studentEnquiryBody } from '@pravesh/contract'
import type { z } from 'zod'
import { institutesOf, summaryOf } from '../../../catalogue/institute/summaries.ts'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  lte,
  or,
  sql,
} from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { contactRead, enquiry, enquiryMessage, enquiryNote, studentAccount } from '../../../platform/db/tables.ts'
import type { Call } from '../../../platform/http/bind.ts'
import type { OwnQuery } from '../../../platform/http/own-page.ts'
import { idFilter, likePattern, limitOffset } from '../../../platform/http/page.ts'
import { e164 } from '../../../platform/http/request/mobile.ts'
import type { Services } from '../../../services/services.ts'
import { unreachableReason } from '../../notice/unreachable.ts'
import { readerLabel, readerPerson } from '../contact-reads.ts'
import { countEnquiry } from '../raise.ts'
import { recordEnquiry } from '../record.ts'
import { matchesReference } from '../staff/search.ts'
import { ownEnquiry } from './filter.ts'

const mostReads = 50

/** The latest reads of each of these contacts, newest first, and how many there are in all. */
async function readsOf(db: Db, ids: number[]) {
  if (ids.length === 0) return []
  const rankedReads = db
    .select({
      enquiry: contactRead.enquiry,
      side: contactRead.realm,
      at: contactRead.readAt,
      person: readerPerson.as('person'),
      nth: sql<number>`row_number() over (partition by ${contactRead.enquiry} order by ${contactRead.id} desc)`.as(
        'nth',
      ),
      total: sql<number>`(count(*) over (partition by ${contactRead.enquiry}))::int`.as('total'),
    })
    .from(contactRead)
    .where(inArray(contactRead.enquiry, ids))
    .as('each_read')
  return db.select().from(rankedReads).where(lte(rankedReads.nth, mostReads)).orderBy(asc(rankedReads.nth))
}

/** The account's own enquiries, newest first, with later messages, replies and the readers of the contact. Remarks are internal. */
export async function listMyEnquiries(db: Db, account: number, q: OwnQuery) {
  const { search = '' } = q
  const like = likePattern(search)
  const where = and(
    ownEnquiry(account, search),
    idFilter(q, enquiry.id),
    search ? or(ilike(enquiry.message, like), ilike(enquiry.reference, like), matchesReference(search)) : undefined,
  )
  const order = q.sort && q.order === 'asc' ? asc(enquiry.id) : desc(enquiry.id)
  const { limit, offset } = limitOffset(q)
  const total = await db.$count(enquiry, where)
  const cannotBeTold = sql<boolean>`${enquiry.instituteId} is not null
    and ${unreachableReason(enquiry.instituteType, enquiry.instituteId)} is not null`
  const rows = await db
    .select({ ...getTableColumns(enquiry), cannotBeTold })
    .from(enquiry)
    .where(where)
    .orderBy(order)
    .limit(limit)
    .offset(offset)
  const ids = rows.map((e) => e.id)
  const isReply = and(inArray(enquiryNote.enquiry, ids), eq(enquiryNote.kind, 'reply'))
  const notes = ids.length === 0 ? [] : await db.select().from(enquiryNote).where(isReply).orderBy(asc(enquiryNote.id))
  // Messages from before references existed have no known sender: staff read them, this list leaves them out.
  const isLater = and(inArray(enquiryMessage.enquiry, ids), isNotNull(enquiryMessage.reference))
  const laterMessages =
    ids.length === 0 ? [] : await db.select().from(enquiryMessage).where(isLater).orderBy(asc(enquiryMessage.id))
  const seen = await readsOf(db, ids)
  const addressed = rows.flatMap(({ instituteType, instituteId }) =>
    instituteType && instituteId ? [{ instituteType, instituteId }] : [],
  )
  const names = await institutesOf(db, addressed)
  const data = rows.map((e): StudentEnquiry => {
    const { id, reference, sender, kind, status, message, instituteType, instituteId, createdAt } = e
    const instituteName = instituteType && instituteId ? summaryOf(names, { instituteType, instituteId }).name : null
    const reads = seen.filter((r) => r.enquiry === id)
    return {
      id,
      reference,
      sender,
      kind,
      status,
      message,
      instituteType,
      instituteId,
      instituteName,
      more: laterMessages
        .filter((m) => m.enquiry === id)
        .map((m) => ({ reference: m.reference, message: m.message, at: m.createdAt })),
      replies: notes.filter((n) => n.enquiry === id).map((n) => ({ body: n.body, by: n.realm, at: n.createdAt })),
      // Only staff and the institute that it is addressed to, or a system of that institute, receive it.
      reads: reads.map(({ side, person, at: readAt }) => ({
        by: readerLabel(side, instituteName, person),
        side,
        at: readAt,
      })),
      readsTotal: reads[0]?.total ?? 0,
      cannotBeTold: e.cannotBeTold,
      createdAt,
    }
  })
  return { data, total, page: q.page, limit }
}

/** Raises an enquiry under the account's own name. A mobile is needed where the account has none. */
export async function raiseMyEnquiry(
  { db, config }: Pick<Services, 'db' | 'config'>,
  account: number,
  body: z.output<typeof studentEnquiryBody>,
  { from, origin }: Pick<Call, 'from' | 'origin'>,
): Promise<EnquiryReceipt> {
  const [person] = await db.select().from(studentAccount).where(eq(studentAccount.id, account))
  const mobile = person?.mobile ?? (body.mobile ? e164(body.mobile) : undefined)
  if (!person || mobile === undefined)
    throw new ApiError('INVALID', {
      errors: [{ field: 'mobile', message: 'Enter a mobile number, so that you can be answered' }],
    })
  await countEnquiry(db, from, ['account', account])
  return db.transaction(async (tx) => {
    const { message, language, consentVersion, instituteType = null, instituteId = null } = body
    const { name, email } = person
    const ownFields = { name, email, mobile, message, language, consentVersion, instituteType, instituteId, origin }
    const rest = { kind: 'student' as const, city: null, state: null, details: {}, pageUrl: null }
    return (await recordEnquiry(tx, config, { ...ownFields, ...rest }, { sender: 'account', account })).receipt
  })
}
