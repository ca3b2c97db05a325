import { and, eq, isNull, sql } from '../../../platform/db/drizzle.ts'
import { allowErasing } from '../../../platform/db/erasing.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { contactRead, enquiry, thirdPartyService } from '../../../platform/db/tables.ts'
import { enqueue, jobKind } from '../../../services/jobs/queue.ts'
import { type Handled, handle, PermanentFailure } from '../../../services/jobs/run.ts'
import type { Guard } from './guarded-post.ts'
import { assertTaken, keyOf, type Posting, postSigned } from './post-signed.ts'

type Lead = { enquiry: number; service: number }
const leadKind = jobKind<Lead>('third-party-lead')

/** Leaves an enquiry for each system of the college that the person named: once each, sent when this is committed. */
export async function enqueueLead(tx: Tx, enquiryId: number, eid: number): Promise<void> {
  const { id, eid: college } = thirdPartyService
  for (const service of await tx.select({ id }).from(thirdPartyService).where(eq(college, eid)))
    await enqueue(tx, leadKind, { enquiry: enquiryId, service: service.id }, { key: `lead:${service.id}:${enquiryId}` })
}

type EnquiryRow = typeof enquiry.$inferSelect
type Service = typeof thirdPartyService.$inferSelect
/** The person's enquiry, and the identifiers of the college. Internal handling and the sender's network are left out. */
const bodyOf = (
  { reference, name, mobile, email, city, state, message, details, ...rest }: EnquiryRow,
  to: Service,
) => ({
  reference,
  college_id: to.college_id,
  branch: to.branch,
  name,
  mobile,
  email,
  city,
  state,
  message,
  ...details,
  language: rest.language,
  consentVersion: rest.consentVersion,
  createdAt: rest.createdAt,
})

/**
 * Sends a lead to a college's own system. That the contact goes there is written down for the person before. Where the enquiry, the system
 * or the tie between them is gone meanwhile, nothing is sent.
 */
export const leadHandler = (posting: Posting, guard: Guard = {}): Handled =>
  handle(
    leadKind,
    async ({ enquiry: enquiryId, service: id }) => {
      const { db } = posting
      const [enquiryRow] = await db
        .select()
        .from(enquiry)
        .where(and(eq(enquiry.id, enquiryId), isNull(enquiry.deletedAt)))
      const [service] = await db.select().from(thirdPartyService).where(eq(thirdPartyService.id, id))
      if (!enquiryRow || ['spam', 'withdrawn'].includes(enquiryRow.status) || service?.eid !== enquiryRow.instituteId)
        return
      const secret = await keyOf(posting, id)
      // Written down first: cut off after the sending, the person would never learn of it.
      await db.execute(sql`insert into contact_read (enquiry, realm, account)
      select ${enquiryId}::int, 'third-party', ${id}::int where not exists (
        select 1 from contact_read where enquiry = ${enquiryId} and realm = 'third-party' and account = ${id})`)
      const lead = { api: service.api, secret, content: bodyOf(enquiryRow, service) }
      const key = `pravesh-${enquiryRow.reference}-${id}`
      const status = await postSigned(posting, { ...lead, key }, guard).catch(async (error: unknown) => {
        // No connection was made: the lead was read by no one.
        if (error instanceof PermanentFailure)
          await db.transaction(async (tx) => {
            await allowErasing(tx)
            const { enquiry: of, realm, account } = contactRead
            await tx.delete(contactRead).where(and(eq(of, enquiryId), eq(realm, 'third-party'), eq(account, id)))
          })
        throw error
      })
      assertTaken(status)
    },
    { maxJobs: 2 },
  )
