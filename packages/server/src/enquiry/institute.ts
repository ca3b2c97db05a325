import { ApiError, type BuyerEnquiry, type EnquiryAnswer, type EnquiryKind } from '@pravesh/contract'
import { and, asc, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Config } from '../config/config.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db, Tx } from '../db/index.ts'
import { buyerAccount, college, enquiry, enquiryMessage, enquiryNote, school } from '../db/tables.ts'
import type { Actor } from '../http/actor.ts'
import { idFilter, idsOfPage, newestOrder, type PageQuery, written } from '../http/page.ts'
import type { Institute } from '../institute/institute.ts'
import { countTry } from '../limits/throttle.ts'
import { plainName, queueTemplatedMail } from '../mail/compose.ts'
import { type ContactReader, keepFound, keepReads } from './contact-reads.ts'
import { followUpOf } from './follow-up.ts'
import { afterReply } from './record.ts'
import { replyBy } from './reply-by.ts'
import { saying } from './search.ts'

export type EnquiryGroup = 'general' | 'admission'
type Query = PageQuery<'id' | 'createdAt' | 'status'> & {
  status?: BuyerEnquiry['status'] | undefined
  kind?: EnquiryKind | undefined
}
const readerOf = ({ account }: Actor): ContactReader => ({ realm: 'buyer', account })
const admissionKinds: EnquiryKind[] = ['admission-school', 'admission-college']

/** Addressed to this institute, and of the group. */
const addressed = ({ type, id }: Institute, group: EnquiryGroup): SQL | undefined =>
  and(
    eq(enquiry.instituteType, type),
    eq(enquiry.instituteId, id),
    (group === 'admission' ? inArray : notInArray)(enquiry.kind, admissionKinds),
  )
const columns = {
  id: enquiry.id,
  reference: enquiry.reference,
  kind: enquiry.kind,
  status: enquiry.status,
  name: enquiry.name,
  mobile: enquiry.mobile,
  email: enquiry.email,
  city: enquiry.city,
  message: enquiry.message,
  details: enquiry.details,
  createdAt: enquiry.createdAt,
}

/** Enquiries with what was added, remarked and replied. The caller writes down who read the contacts. */
async function readEnquiries(db: Db | Tx, where: SQL | undefined, order: SQL[]) {
  const rows = await db
    .select(columns)
    .from(enquiry)
    .where(where)
    .orderBy(...order)
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const more = await db
    .select()
    .from(enquiryMessage)
    .where(anyOf(enquiryMessage.enquiry, ids))
    .orderBy(asc(enquiryMessage.id))
  // Remarks of the desk are the desk's; its replies the person has read.
  const notes = await db
    .select({ note: enquiryNote, by: sql<string | null>`coalesce(${buyerAccount.name}, ${buyerAccount.email})` })
    .from(enquiryNote)
    .leftJoin(buyerAccount, and(eq(enquiryNote.realm, 'buyer'), eq(buyerAccount.id, enquiryNote.account)))
    .where(and(anyOf(enquiryNote.enquiry, ids), or(eq(enquiryNote.kind, 'reply'), eq(enquiryNote.realm, 'buyer'))))
    .orderBy(asc(enquiryNote.id))
  return rows.map((row): BuyerEnquiry => {
    const of = (kind: 'remark' | 'reply') =>
      notes
        .filter(({ note }) => note.enquiry === row.id && note.kind === kind)
        .map(({ note, by }) => ({ body: note.body, by: by ?? 'Pravesh', at: note.createdAt }))
    const replies = of('reply')
    const later = more.filter((m) => m.enquiry === row.id).map(followUpOf)
    return {
      ...row,
      more: later,
      remarks: of('remark'),
      replies,
      replyBy: replyBy(row, later, replies),
    }
  })
}
/** A page of what was addressed to the institute, newest first unless told. That this account read the contacts is written down. */
export async function listInstituteEnquiries(
  db: Db,
  actor: Actor,
  institute: Institute,
  group: EnquiryGroup,
  q: Query,
) {
  const where = and(
    addressed(institute, group),
    idFilter(q, enquiry.id),
    q.status ? eq(enquiry.status, q.status) : undefined,
    q.kind ? eq(enquiry.kind, q.kind) : undefined,
    saying(q.search),
  )
  const order = newestOrder(q, enquiry)
  const { ids, totals, ...page } = await idsOfPage(db, q, {
    order,
    where,
    from: (keys) => db.select(keys).from(enquiry),
  })
  const data = await readEnquiries(db, anyOf(enquiry.id, ids), written(order))
  await keepFound(db, readerOf(actor), { where, search: q.search, answered: data.map((e) => e.id) })
  return { data, ...totals, ...page }
}
async function nameOf(tx: Tx, { type, id }: Institute): Promise<string> {
  const table = type === 'school' ? school : college
  const [found] = await tx.select({ name: table.name }).from(table).where(eq(table.id, id))
  if (!found) throw new ApiError('NOT_FOUND')
  return found.name
}
/** Keeps a remark, posts a reply, sets a status: all of it or nothing. NOT_FOUND where it is addressed to another. */
export async function answerEnquiry(
  db: Db,
  config: Pick<Config, 'encryptionKeys'>,
  actor: Actor,
  institute: Institute,
  group: EnquiryGroup,
  { id, remark, reply, status }: EnquiryAnswer,
): Promise<BuyerEnquiry> {
  if (reply !== undefined) await countTry(db, [['reply', 'buyer', actor.account], 200, 60])
  return db.transaction(async (tx) => {
    const where = and(addressed(institute, group), eq(enquiry.id, id))
    const [asked] = await tx.select().from(enquiry).where(where).for('update')
    if (!asked) throw new ApiError('NOT_FOUND')
    const note = { enquiry: id, realm: 'buyer' as const, account: actor.account }
    if (remark !== undefined) await tx.insert(enquiryNote).values({ ...note, kind: 'remark', body: remark })
    if (reply !== undefined) {
      if (!asked.email)
        throw new ApiError('INVALID', {
          errors: [{ field: 'reply', message: 'They left no e-mail address: call them' }],
        })
      await tx.insert(enquiryNote).values({ ...note, kind: 'reply', body: reply })
      const { name, reference, email: to, language, message } = asked
      const values = {
        name: plainName(name),
        reference,
        reply,
        institute: await nameOf(tx, institute),
        question: message ?? '',
      }
      await queueTemplatedMail(tx, config, { to, language }, { event: 'enquiry.answered', values })
    }
    const next = status ?? (reply === undefined ? asked.status : afterReply(asked.status))
    await tx.update(enquiry).set({ status: next, updatedAt: new Date().toISOString() }).where(eq(enquiry.id, id))
    const [written] = await readEnquiries(tx, where, [])
    if (!written) throw new Error('A write answered no row')
    await keepReads(tx, readerOf(actor), [id])
    return written
  })
}
