import { and, eq } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { contactRead, thirdPartyService } from '../../../platform/db/tables.ts'
import { enqueue, jobKind } from '../../../services/jobs/queue.ts'
import { type Handled, handle } from '../../../services/jobs/run.ts'
import type { Guard } from './guarded-post.ts'
import { assertTaken, keyOf, type Posting, postSigned } from './post-signed.ts'

type Withdrawal = { reference: string; service: number; withdrawnAt: string }
const withdrawalKind = jobKind<Withdrawal>('third-party-withdrawal')

/** Leaves the end of consent to an enquiry for each system that the lead went to; sent when this is committed. */
export async function enqueueLeadWithdrawal(tx: Tx, enquiry: number, reference: string): Promise<void> {
  const sent = and(eq(contactRead.enquiry, enquiry), eq(contactRead.realm, 'third-party'))
  const withdrawnAt = new Date().toISOString()
  for (const { service } of await tx.selectDistinct({ service: contactRead.account }).from(contactRead).where(sent))
    await enqueue(
      tx,
      withdrawalKind,
      { reference, service, withdrawnAt },
      { key: `lead-withdrawal:${service}:${enquiry}` },
    )
}

/**
 * Tells a college's own system that the person of a lead withdrew consent, by its reference alone: the college has to stop and erase
 * (Digital Personal Data Protection Act 2023, s. 6(6) and 8(7)). Where the system is gone meanwhile, nothing is sent.
 */
export const leadWithdrawalHandler = (posting: Posting, guard: Guard = {}): Handled =>
  handle(
    withdrawalKind,
    async ({ reference, service: id, withdrawnAt }) => {
      const [service] = await posting.db.select().from(thirdPartyService).where(eq(thirdPartyService.id, id))
      if (!service) return
      const { api, college_id, branch } = service
      const content = { reference, college_id, branch, event: 'consent-withdrawn', withdrawnAt }
      const key = `pravesh-${reference}-${id}-withdrawn`
      assertTaken(await postSigned(posting, { api, secret: await keyOf(posting, id), content, key }, guard))
    },
    { maxJobs: 2 },
  )
