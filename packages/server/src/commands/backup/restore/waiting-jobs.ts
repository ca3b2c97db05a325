import { sql } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'

/** Scheduled by each start. */
const planned = ['chore', 'urgent-chore']
/** Doing them twice is doing them once: a file that is gone is gone, and the gateway knows a refund by its key. */
const repeatable = ['remove-file', 'take-down-files', 'send-refund']
const errorText = 'It waited when the backup was made, and may have been done since'

const kindIn = (kinds: readonly string[]) =>
  sql`kind in (select jsonb_array_elements_text(${JSON.stringify(kinds)}::jsonb))`

/**
 * Jobs that waited at the time of the backup were mostly done since by the lost server, and their state is unknown here. Mails, messages
 * and leads therefore wait for a person, as after any interruption: an administrator resends the needed ones. Returns their number.
 */
export async function pauseWaitingJobs(tx: Tx): Promise<number> {
  await tx.execute(sql`delete from job where state = 'ready' and ${kindIn(planned)}`)
  await tx.execute(
    sql`update job set leased_until = null, begun_at = null where state = 'ready' and ${kindIn(repeatable)}`,
  )
  const { rows } = await tx.execute(sql`
    update job set state = 'dead', leased_until = null, begun_at = coalesce(begun_at, now()), ended_at = now(), error = ${errorText}
    where state = 'ready' and not (${kindIn(repeatable)}) returning id`)
  return rows.length
}

/**
 * Holds every mail to many that was being sent: the server that was lost may have gone on with it after the backup was made, so that a
 * person decides whether the rest is sent. Of this code's tables: after the migrations.
 */
export async function pauseMassMails(tx: Tx): Promise<void> {
  await tx.execute(sql`update mass_mail set state = 'paused' where state = 'sending'`)
}
