import { randomBytes } from 'node:crypto'
import {
  ApiError,
  type EnquiryBody,
  type EnquiryReceipt,
  enquiryBodyOf,
  enquiryExtras,
  type OpenEnquiryKind,
  openEnquiryKinds,
} from '@pravesh/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import parsePhoneNumber from 'libphonenumber-js'
import type { Db, Tx } from '../db/index.ts'
import { college, enquiry, enquiryMessage, school } from '../db/tables.ts'
import { fieldErrors } from '../http/parse.ts'
import { countTry } from '../session/throttle.ts'

/** Forms and receipts promise an answer within these hours. */
const replyWithinHours = 48
// Without 0, O, 1, I and L, which people misread on the phone.
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

export const isOpenKind = (kind: string): kind is OpenEnquiryKind =>
  (openEnquiryKinds as readonly string[]).includes(kind)
const newReference = (): string => `PR-${[...randomBytes(8)].map((b) => letters[b % letters.length]).join('')}`

/** A mobile number as E.164; ten digits are taken as Indian. INVALID where it is not a number that exists. */
export function e164(typed: string): string {
  const number = parsePhoneNumber(typed, 'IN')
  if (!number?.isValid())
    throw new ApiError('INVALID', {
      errors: [{ field: 'mobile', message: 'Enter a mobile number, for example 98765 43210' }],
    })
  return number.number
}

/** Who will read it, in words; INVALID where the institute does not exist. */
async function readerOf(tx: Tx, type: 'school' | 'college' | null, id: number | null): Promise<string> {
  if (type === null && id === null) return 'The Pravesh desk'
  const table = type === 'college' ? college : school
  const [found] =
    type === null || id === null
      ? []
      : await tx
          .select({ name: table.name })
          .from(table)
          .where(and(eq(table.id, id), eq(table.status, 'published')))
  if (!found) throw new ApiError('INVALID', { errors: [{ field: 'instituteId', message: 'No such institute' }] })
  return `${found.name} and the Pravesh desk`
}

/** Raises an enquiry. The same mobile, kind and institute within 24 hours is appended to the first one. */
export async function raiseEnquiry(
  db: Db,
  kind: string,
  input: EnquiryBody,
  from: { address: string; origin: string | null },
): Promise<EnquiryReceipt> {
  if (!isOpenKind(kind)) throw new ApiError('NOT_FOUND')
  const parsed = enquiryBodyOf(kind).safeParse(input)
  if (!parsed.success) throw new ApiError('INVALID', { errors: fieldErrors(parsed.error) })
  const body = parsed.data
  const mobile = e164(body.mobile)
  await countTry(db, `enquiry:from:${from.address}`, 60, 60)
  await countTry(db, `enquiry:of:${mobile}`, 12, 60)
  const extras = Object.keys(enquiryExtras[kind])
  const details = Object.fromEntries(
    Object.entries(body).filter(([name, value]) => extras.includes(name) && value !== null && value !== undefined),
  )
  const instituteType = body.instituteType ?? null
  const instituteId = body.instituteId ?? null
  const {
    name,
    email = null,
    city = null,
    state = null,
    message = null,
    pageUrl = null,
    consentVersion,
    language,
  } = body
  const person = { name, mobile, email, city: city || null, state: state || null }
  const about = { kind, message: message || null, details, pageUrl, instituteType, instituteId }
  return db.transaction(
    async (tx) =>
      (await recordEnquiry(tx, { ...person, ...about, origin: from.origin, consentVersion, language })).receipt,
  )
}

type Asked = Omit<typeof enquiry.$inferInsert, 'id' | 'reference' | 'status' | 'createdAt' | 'updatedAt'> & {
  instituteType: 'school' | 'college' | null
  instituteId: number | null
}
/** Writes an enquiry, or appends it to the one of the last 24 hours. `mobile` is E.164. */
export async function recordEnquiry(tx: Tx, asked: Asked): Promise<{ id: number; receipt: EnquiryReceipt }> {
  const { mobile, kind, instituteType, instituteId, message = null, details = {}, pageUrl = null } = asked
  // Two taps on a slow phone must meet: the second waits here and finds the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${mobile} ${kind}`}, 0))`)
  const readBy = await readerOf(tx, instituteType, instituteId)
  const [first] = await tx
    .select({ id: enquiry.id, reference: enquiry.reference })
    .from(enquiry)
    .where(
      and(
        eq(enquiry.mobile, mobile),
        eq(enquiry.kind, kind),
        sql`${enquiry.instituteType} is not distinct from ${instituteType}`,
        sql`${enquiry.instituteId} is not distinct from ${instituteId}`,
        sql`${enquiry.createdAt} > now() - interval '24 hours'`,
      ),
    )
    .orderBy(desc(enquiry.id))
    .limit(1)
  const reference = first?.reference ?? newReference()
  if (first) await tx.insert(enquiryMessage).values({ enquiry: first.id, message, details, pageUrl })
  const [added] = first
    ? [first]
    : await tx
        .insert(enquiry)
        .values({ ...asked, reference })
        .returning({ id: enquiry.id })
  if (!added) throw new Error('An insert answered no row')
  const data = { reference, readBy, replyWithinHours, appended: first !== undefined }
  return { id: added.id, receipt: { data, message: 'Enquiry Raised Successfully' } }
}
