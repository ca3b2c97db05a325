import { applicationGroups } from '@pravesh/contract'
import { and, eq, inArray, type SQL, sql } from '../../../platform/db/drizzle.ts'
import { application } from '../../../platform/db/tables.ts'

/** Days before its last one in which an offer counts as lapsing. */
const lapsingDays = 7

/** What an institute has to do with applications: decide on them, and see offers that lapse soon. */
export const applicationTasks = {
  'to-decide': inArray(application.status, [...applicationGroups['to-decide']]),
  lapsing: and(
    eq(application.status, 'offered'),
    sql`${application.replyBy} <= (now() at time zone 'Asia/Kolkata')::date + ${lapsingDays}::int`,
  ),
} satisfies Record<string, SQL | undefined>
