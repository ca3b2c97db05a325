import { and, eq, ilike, or, QueryBuilder, type SQL, sql } from '../../../platform/db/drizzle.ts'
import { enquiry, enquiryMessage } from '../../../platform/db/tables.ts'
import { likePattern } from '../../../platform/http/page.ts'
import { normaliseLogin } from '../../session/accounts.ts'

/**
 * Enquiries with a later message of this exact reference, as given on the phone. As an array, because among other conditions of an `or` a
 * subquery would prevent the use of indexes for any of them.
 */
export const matchesReference = (search: string): SQL =>
  sql`${enquiry.id} = any(array(${new QueryBuilder({ casing: 'snake_case' })
    .select({ id: enquiryMessage.enquiry })
    .from(enquiryMessage)
    .where(eq(enquiryMessage.reference, search.trim().toUpperCase()))}))`

/**
 * Enquiries with this mobile, in any notation, or this e-mail address: a complete one. Partial matches and their counts would let staff
 * reconstruct a contact without a recorded read. Undefined for any other text.
 */
export function ofContact(search: string): SQL | undefined {
  const contact = normaliseLogin(search.trim())
  if (contact.startsWith('+')) return eq(enquiry.mobile, contact)
  return contact.includes('@') ? eq(sql`lower(${enquiry.email})`, contact) : undefined
}

/** E-mail addresses and numbers of eight digits and more in a text, as `maskedIn` masks them. */
const contactsInText = String.raw`[^\s<>,;]*@[^\s<>,;]*|\+?\d([\s().-]?\d){7,}`

/**
 * Enquiries that contain this text literally or have this contact; undefined without a search. Lists show no contact: messages are
 * searched without the contacts written in them, because matching rows would reveal them unrecorded.
 */
export function matchesText(search: string | undefined): SQL | undefined {
  if (!search) return undefined
  const like = likePattern(search)
  const nameConditions = [enquiry.name, enquiry.reference].map((column) => ilike(column, like))
  const maskedMatch = sql`regexp_replace(${enquiry.message}, ${contactsInText}, '…', 'g') ilike ${like}`
  return or(
    ...nameConditions,
    and(ilike(enquiry.message, like), maskedMatch),
    matchesReference(search),
    ofContact(search),
  )
}
