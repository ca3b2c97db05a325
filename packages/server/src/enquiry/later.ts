import { eq, inArray, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { enquiry, enquiryMessage } from '../db/tables.ts'

/** A later message as staff read it. */
export const laterOf = ({
  reference,
  name,
  email,
  city,
  message,
  details,
  createdAt: at,
}: typeof enquiryMessage.$inferSelect) => ({ reference, name, email, city, message, details, at })

/** Enquiries with a later message of this very reference, as somebody reads it out on the phone. */
export const quoted = (search: string | undefined): SQL | undefined =>
  search === undefined
    ? undefined
    : inArray(
        enquiry.id,
        new QueryBuilder({ casing: 'snake_case' })
          .select({ id: enquiryMessage.enquiry })
          .from(enquiryMessage)
          .where(eq(enquiryMessage.reference, search.trim().toUpperCase())),
      )
