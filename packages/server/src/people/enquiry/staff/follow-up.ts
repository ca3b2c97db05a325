import type { enquiryMessage } from '../../../platform/db/tables.ts'

/** A later message as staff read it. */
export const followUpOf = ({
  reference,
  name,
  email,
  city,
  message,
  details,
  createdAt: sentAt,
}: typeof enquiryMessage.$inferSelect) => ({ reference, name, email, city, message, details, at: sentAt })
