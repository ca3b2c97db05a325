import { sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'

/** Advances the time that mails to many wait between two slices, until none is sending; `work` runs the due jobs. */
export async function finishMails(db: Db, work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    await work()
    const { rows } = await db.execute(sql`
      update mass_mail set next_at = now() where state = 'sending' returning id`)
    await db.execute(sql`update job set run_at = now() where kind = 'mass-mail' and state = 'ready'`)
    if (rows.length === 0) return
  }
}
