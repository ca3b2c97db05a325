import { ApiError, type EnquiryReceipt, type StudentEnquiry, type studentEnquiryBody } from '@pravesh/contract'
import { and, asc, desc, eq, ilike, inArray, or } from 'drizzle-orm'
import type { z } from 'zod'
import { type InstituteKey, institutesOf, namedIn } from '../admission/institute.ts'
import type { Db } from '../db/index.ts'
import { contactRead, enquiry, enquiryNote, studentAccount, studentEnquiry } from '../db/tables.ts'
import { e164, recordEnquiry } from '../enquiry/raise.ts'
import type { Call } from '../http/bind.ts'
import { containing } from '../http/page.ts'
import { countTry } from '../session/throttle.ts'
import { type OwnQuery, offsetOf } from './own-page.ts'

/** Enquiries that the account raised, newest first, with the replies and with who saw the contact. Remarks are internal. */
export async function listOwnEnquiries(db: Db, account: number, q: OwnQuery) {
  const like = q.search ? containing(q.search) : undefined
  const where = and(
    eq(studentEnquiry.account, account),
    q.ids ? inArray(enquiry.id, q.ids) : undefined,
    q.id === undefined ? undefined : eq(enquiry.id, q.id),
    like ? or(ilike(enquiry.message, like), ilike(enquiry.reference, like)) : undefined,
  )
  const from = db
    .select({ e: enquiry })
    .from(studentEnquiry)
    .innerJoin(enquiry, eq(enquiry.id, studentEnquiry.enquiry))
    .where(where)
  const order = q.sort && q.order === 'asc' ? asc(enquiry.id) : desc(enquiry.id)
  const total = await db.$count(from.as('own'))
  const rows = await from.orderBy(order).limit(q.limit).offset(offsetOf(q))
  const ids = rows.map((r) => r.e.id)
  const isReply = and(inArray(enquiryNote.enquiry, ids), eq(enquiryNote.kind, 'reply'))
  const notes = ids.length === 0 ? [] : await db.select().from(enquiryNote).where(isReply).orderBy(asc(enquiryNote.id))
  const reads =
    ids.length === 0
      ? []
      : await db.select().from(contactRead).where(inArray(contactRead.enquiry, ids)).orderBy(asc(contactRead.id))
  const addressed = rows.flatMap(({ e }) =>
    e.instituteType && e.instituteId ? [{ instituteType: e.instituteType, instituteId: e.instituteId }] : [],
  )
  const names = await institutesOf(db, addressed)
  const data = rows.map(({ e }): StudentEnquiry => {
    const { id, reference, status, message, instituteType, instituteId, createdAt } = e
    const instituteName = instituteType && instituteId ? namedIn(names, e as InstituteKey).name : null
    const replies = notes.filter((n) => n.enquiry === id).map((n) => ({ body: n.body, by: n.realm, at: n.createdAt }))
    const seen = reads.filter((r) => r.enquiry === id).map((r) => ({ by: r.realm, at: r.readAt }))
    return {
      id,
      reference,
      status,
      message,
      instituteType,
      instituteId,
      instituteName,
      replies,
      reads: seen,
      createdAt,
    }
  })
  return { data, total, page: q.page, limit: q.limit }
}

/** Raises an enquiry under the account's own name. A mobile is needed where the account has none. */
export async function raiseOwnEnquiry(
  db: Db,
  account: number,
  body: z.output<typeof studentEnquiryBody>,
  { address, origin }: Pick<Call, 'address' | 'origin'>,
): Promise<EnquiryReceipt> {
  const [person] = await db.select().from(studentAccount).where(eq(studentAccount.id, account))
  const mobile = person?.mobile ?? (body.mobile ? e164(body.mobile) : undefined)
  if (!person || mobile === undefined)
    throw new ApiError('INVALID', {
      errors: [{ field: 'mobile', message: 'Enter a mobile number, so that you can be answered' }],
    })
  await countTry(db, `enquiry:from:${address}`, 60, 60)
  await countTry(db, `enquiry:of:${mobile}`, 12, 60)
  return db.transaction(async (tx) => {
    const { message, language, consentVersion, instituteType = null, instituteId = null } = body
    const { name, email } = person
    const asked = { name, email, mobile, message, language, consentVersion, instituteType, instituteId, origin }
    const { id, receipt } = await recordEnquiry(tx, {
      ...asked,
      kind: 'student',
      city: null,
      state: null,
      details: {},
      pageUrl: null,
    })
    await tx.insert(studentEnquiry).values({ enquiry: id, account }).onConflictDoNothing()
    return receipt
  })
}
