import { sql } from '../../platform/db/drizzle.ts'

/** The first answer to an enquiry `e`: a reply, or a call in which the person was spoken to. A grievance is resolved in writing. */
export const firstAnswer = sql`(select min(n.created_at) from enquiry_note n
  where n.enquiry = e.id and (n.kind = 'reply' or (n.outcome = 'spoke' and e.kind <> 'grievance')))`
