import { sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { raiseNotices } from './raise.ts'

/** An offer that ends within so many days is announced. */
const lapsingDays = 2

/**
 * A job: reminds institutes of replies that became late within the last day, and of offers that end soon, between 8.00 and 20.00 in India.
 * What becomes late at night is told in the morning.
 */
export async function remindInstitutes(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ hour: number }>(
      sql`select extract(hour from now() at time zone 'Asia/Kolkata')::int as hour`,
    )
    const hour = rows[0]?.hour ?? 0
    if (hour < 8 || hour >= 20) return
    await raiseNotices(
      tx,
      'overdue',
      sql`select institute_type as type, institute_id as institute, id as subject,
          'overdue:' || id || ':' || extract(epoch from reply_by)::bigint as key
        from enquiry
        where reply_by between now() - interval '1 day' and now() and institute_id is not null and deleted_at is null
        limit 10000`,
    )
    await raiseNotices(
      tx,
      'lapsing',
      sql`select institute_type as type, institute_id as institute, id as subject, 'lapsing:' || id || ':' || reply_by as key
        from application
        where status = 'offered' and reply_by between (now() at time zone 'Asia/Kolkata')::date
          and (now() at time zone 'Asia/Kolkata')::date + ${lapsingDays}::int
        limit 10000`,
    )
  })
}
