import { randomBytes } from 'node:crypto'
import type { EnquiryReceipt, EnquiryRemark, InstituteType } from '@pravesh/contract'
import { and, desc, eq, inArray, isNull, sql } from '../../platform/db/drizzle.ts'
import type { Tx } from '../../platform/db/index.ts'
import { nextUpdatedAt } from '../../platform/db/tables/updated-at.ts'
import { enquiry, enquiryMessage, enquiryOpening, instituteEnquiryOpening } from '../../platform/db/tables.ts'
import { recordConsent } from '../consent/ledger.ts'
import { enqueueLead } from '../lead-forwarding/outgoing/lead.ts'
import { raiseNotice } from '../notice/raise.ts'
import { checkConsent } from '../session/consent.ts'
import { raiseEvent } from '../webhooks/raise.ts'
import { acknowledge, type ReceiptConfig, readerOf } from './acknowledge.ts'
import { addressee } from './addressee.ts'
import { replyHoursOf, subjectOfGrievance } from './grievance/periods.ts'

// Without 0, O, 1, I and L, which people misread on the phone.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const newReference = (): string => `PR-${[...randomBytes(8)].map((b) => alphabet[b % alphabet.length]).join('')}`

/** The sender: an anonymous visitor, a signed-in account, or staff on behalf of a caller. */
export type Sender = { sender: 'visitor' | 'desk' } | { sender: 'account'; account: number }
type EnquiryInsert = typeof enquiry.$inferInsert
type NewEnquiry = Omit<
  EnquiryInsert,
  'id' | 'reference' | 'status' | 'replyWithinHours' | 'sender' | 'account' | 'createdAt' | 'updatedAt'
> & {
  instituteType: InstituteType | null
  instituteId: number | null
  email: string | null
}

/** The one of the last 24 hours by the same sender, of the same person: mobile and e-mail address as given, or none in both. */
async function earlier(tx: Tx, input: NewEnquiry, from: Sender) {
  const { mobile, email, kind, instituteType, instituteId } = input
  const [found] = await tx
    .select({ id: enquiry.id })
    .from(enquiry)
    .where(
      and(
        eq(enquiry.mobile, mobile),
        eq(enquiry.kind, kind),
        isNull(enquiry.deletedAt),
        eq(enquiry.sender, from.sender),
        from.sender === 'account' ? eq(enquiry.account, from.account) : undefined,
        sql`lower(${enquiry.email}) is not distinct from ${email?.toLowerCase() ?? null}::text`,
        // Grievances of two subjects have two periods.
        sql`${enquiry.details}->>'grievanceSubject' is not distinct from ${subjectOfGrievance(input)}::text`,
        sql`${enquiry.instituteType} is not distinct from ${instituteType}`,
        sql`${enquiry.instituteId} is not distinct from ${instituteId}`,
        sql`${enquiry.createdAt} > now() - interval '24 hours'`,
      ),
    )
    .orderBy(desc(enquiry.id))
    .limit(1)
  return found?.id
}
// An answered enquiry waits again after a new message; spam and admitted ones retain their status.
const waitsAgain = sql`case when ${inArray(enquiry.status, ['replied', 'closed'])}
  then case when ${enquiry.assignee} is null then 'new' else 'assigned' end else ${enquiry.status} end`

/** The status of an enquiry after a reply: admitted and closed ones retain theirs. */
const afterReply = <S extends string>(status: S): S | 'replied' =>
  status === 'converted' || status === 'closed' ? status : 'replied'

/** The status that follows from a note; undefined where it does not change. A logged call means contacted. */
export function nextStatus<S extends string>(
  status: S,
  { replies, call }: { replies: boolean; call: EnquiryRemark['call'] },
): S | 'replied' | 'contacted' | undefined {
  if (replies) return afterReply(status)
  const waited = status === 'new' || status === 'assigned'
  return call?.outcome === 'spoke' && waited ? 'contacted' : undefined
}

/** Stores a later message with all its fields; its reference is its own, so that it reveals nothing of the first. */
async function append(tx: Tx, id: number, reference: string, input: NewEnquiry): Promise<number> {
  const { name, email, city, state, origin, consentVersion, language, message, details, pageUrl } = input
  const came = { name, email, city, state, origin, consentVersion, language, message, details, pageUrl }
  await tx.insert(enquiryMessage).values({ enquiry: id, reference, ...came })
  // The new message is unread.
  for (const opening of [enquiryOpening, instituteEnquiryOpening])
    await tx.delete(opening).where(eq(opening.enquiry, id))
  await tx.execute(sql`insert into enquiry_change (enquiry, reference, action, details)
    select id, reference, 'status', jsonb_build_object('from', status, 'to', ${waitsAgain}) from enquiry
    where id = ${id} and ${enquiry.status} <> ${waitsAgain}`)
  await tx
    .update(enquiry)
    .set({ status: waitsAgain, updatedAt: nextUpdatedAt(enquiry.updatedAt) })
    .where(eq(enquiry.id, id))
  return id
}
async function begin(tx: Tx, reference: string, input: NewEnquiry, from: Sender): Promise<number> {
  const [added] = await tx
    .insert(enquiry)
    .values({ ...input, ...from, reference, replyWithinHours: replyHoursOf(input) })
    .returning({ id: enquiry.id })
  if (!added) throw new Error('An insert answered no row')
  const { kind, instituteType, instituteId, consentVersion: version, language } = input
  const isCaller = from.sender === 'desk'
  await recordConsent(tx, {
    ...(from.sender === 'account' ? { account: from.account } : { account: null, enquiry: added.id }),
    ...{
      action: 'given',
      purpose: 'enquiry',
      of: added.id,
      instituteType,
      instituteId,
      version,
      language: language ?? 'en',
    },
    ...{ name: reference, by: isCaller ? 'staff' : 'self', channel: isCaller ? 'telephone' : 'website' },
  })
  if (kind === 'admission-college' && instituteId !== null) await enqueueLead(tx, added.id, instituteId)
  return added.id
}

/**
 * Stores an enquiry, or appends it to the one that the same person sent about the same subject within 24 hours; the response is the same
 * for both. The first is acknowledged by mail. `mobile` is E.164. INVALID for an unpublished consent text.
 */
export async function recordEnquiry(
  tx: Tx,
  config: ReceiptConfig,
  input: NewEnquiry,
  from: Sender,
): Promise<{ id: number; receipt: EnquiryReceipt }> {
  checkConsent(from.sender === 'desk' ? 'caller' : 'enquiry', input.consentVersion)
  // Two taps on a slow phone must meet: the second waits here and finds the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${input.mobile} ${input.kind}`}, 0))`)
  const institute = await addressee(tx, input)
  const reference = newReference()
  const first = await earlier(tx, input, from)
  const id = first === undefined ? await begin(tx, reference, input, from) : await append(tx, first, reference, input)
  if (input.instituteType !== null && input.instituteId !== null) {
    const to = { type: input.instituteType, id: input.instituteId }
    await raiseNotice(tx, to, { kind: 'enquiry', subject: id, key: `enquiry:${reference}` })
    // A further message to the same question has no reference of its own.
    if (first === undefined) await raiseEvent(tx, to, 'enquiry.received', { id, reference, kind: input.kind })
  }
  if (first === undefined) await acknowledge(tx, config, { ...input, reference }, institute)
  const data = { reference, readBy: readerOf(input.language ?? 'en', institute), replyWithinHours: replyHoursOf(input) }
  return { id, receipt: { data, message: 'Enquiry Raised Successfully' } }
}
