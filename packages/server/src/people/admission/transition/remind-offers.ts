import { formatDate } from '@pravesh/messages'
import { institutesOf, summaryOf } from '../../../catalogue/institute/summaries.ts'
import { and, eq, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { application } from '../../../platform/db/tables.ts'
import { tryEach } from '../../../services/jobs/try-each.ts'
import type { Notify } from '../../../services/mail/notify.ts'
import { applicationPath } from './transition.ts'

/** Days before its last one on which a family is reminded of an offer; and on the last one. */
const daysBefore = [2, 0]

/** A job: reminds families of offers that end, two days before and on the last day in India, from 8.00 on. Returns their number. */
export async function remindOfOffers(db: Db, notify: Notify): Promise<number> {
  const daysLeft = sql`${application.replyBy} - (now() at time zone 'Asia/Kolkata')::date`
  const isMorning = sql`extract(hour from now() at time zone 'Asia/Kolkata') >= 8`
  const isDue = sql`${daysLeft} = any(${`{${daysBefore.join(',')}}`}::int[])`
  const offers = await db
    .select()
    .from(application)
    .where(and(eq(application.status, 'offered'), isDue, isMorning))
    .orderBy(application.id)
  const { attempt, end } = tryEach()
  for (const offer of offers)
    await attempt(() =>
      db.transaction(async (tx) => {
        const { name: institute } = summaryOf(await institutesOf(tx, [offer]), offer)
        const { id, account, replyBy } = offer
        // Once a day, however often the job runs.
        const [today] = (
          await tx.execute<{ day: string }>(sql`select (now() at time zone 'Asia/Kolkata')::date::text as day`)
        ).rows
        await notify(tx, {
          account,
          kind: 'deadline',
          key: `offer-ends:${id}:${replyBy}:${today?.day}`,
          path: applicationPath(id),
          render: ({ language, name, link, stop }) => {
            const day = formatDate(replyBy ?? '', language)
            return { event: 'application.lapsing', values: { name, link, stop, institute, day } }
          },
        })
      }),
    )
  end()
  return offers.length
}
