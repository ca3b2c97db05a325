import { eq, ilike, inArray, or, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { enquiry, enquiryMessage } from '../db/tables.ts'
import { containing } from '../http/page.ts'
import { numberLike } from './number-search.ts'

/** Enquiries with a later message of this very reference, as somebody reads it out on the phone. */
export const quoted = (search: string): SQL =>
  inArray(
    enquiry.id,
    new QueryBuilder({ casing: 'snake_case' })
      .select({ id: enquiryMessage.enquiry })
      .from(enquiryMessage)
      .where(eq(enquiryMessage.reference, search.trim().toUpperCase())),
  )
const { name, mobile, email, reference, message } = enquiry

/** Enquiries in which these words stand, literally, or this number, however it is written; undefined where none are given. */
export function saying(search: string | undefined): SQL | undefined {
  if (!search) return undefined
  const like = containing(search)
  const held = [name, mobile, email, reference, message].map((column) => ilike(column, like))
  return or(...held, quoted(search), numberLike(mobile, search))
}
