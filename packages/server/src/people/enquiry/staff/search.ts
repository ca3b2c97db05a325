import { and, eq, ilike, or, QueryBuilder, type SQL, sql } from '../../../platform/db/drizzle.ts'
import { enquiry, enquiryMessage } from '../../../platform/db/tables.ts'
import { likePattern } from '../../../platform/http/page.ts'
import { normaliseLogin } from '../../session/accounts.ts'

/**
 * Enquiries with a later message of this very reference, as somebody reads it out on the phone. As an array, because among other
 * conditions of an `or` a subquery would keep indexes from being used for any of them.
 */
export const matchesReference = (search: string): SQL =>
  sql`${enquiry.id} = any(array(${new QueryBuilder({ casing: 'snake_case' })
    .select({ id: enquiryMessage.enquiry })
    .from(enquiryMessage)
    .where(eq(enquiryMessage.reference, search.trim().toUpperCase()))}))`

/**
 * Enquiries of whoever has this mobile, however it is written, or this e-mail address: a whole one. By parts of one, and how many rows
 * have them, anybody on the desk could spell a contact out without being seen to read it. Undefined for what is neither.
 */
export function ofContact(search: string): SQL | undefined {
  const contact = normaliseLogin(search.trim())
  if (contact.startsWith('+')) return eq(enquiry.mobile, contact)
  return contact.includes('@') ? eq(sql`lower(${enquiry.email})`, contact) : undefined
}

/** E-mail addresses and numbers of eight digits and more in a text, as `maskedIn` masks them. */
const contactsInText = String.raw`[^\s<>,;]*@[^\s<>,;]*|\+?\d([\s().-]?\d){7,}`

/**
 * Enquiries in which these words stand, literally, or whose contact this is; undefined where nothing is searched for. Lists show no contact:
 * a message is searched without those that were written into it, or rows would spell them out unseen.
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
