import { and, eq, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { today } from '../../../platform/db/statements/today.ts'
import { application } from '../../../platform/db/tables.ts'
import { tryEach } from '../../../services/jobs/try-each.ts'
import type { Notify } from '../../../services/mail/notify.ts'
import { lockApplication, transitionApplication } from './transition.ts'

/**
 * A job: expires offers whose last day to reply is over in India. Returns their number. An error of one offer is thrown after the others
 * were processed.
 */
export async function expireOffers(db: Db, notify: Notify): Promise<number> {
  const isExpired = sql`${application.replyBy} < (now() at time zone 'Asia/Kolkata')::date`
  const expiredOffers = await db
    .select({ id: application.id })
    .from(application)
    .where(and(eq(application.status, 'offered'), isExpired))
    .orderBy(application.id)
  const { attempt, end } = tryEach()
  let expired = 0
  for (const { id } of expiredOffers)
    await attempt(async () => {
      const moved = await db.transaction(async (tx) => {
        const current = await lockApplication(tx, id)
        // Its institute may have given it another day meanwhile.
        if (current.status !== 'offered' || current.replyBy === null || current.replyBy >= today()) return false
        await transitionApplication(tx, notify, current, 'expired', { by: 'clock', actor: 'Last day to reply' })
        return true
      })
      if (moved) expired++
    })
  end()
  return expired
}
