import { type InstituteType, type InstituteWork, workTasks } from '@pravesh/contract'
import { addressedTo } from '../../people/admission/staff/staff.ts'
import { applicationTasks } from '../../people/admission/staff/task.ts'
import { admissionKinds } from '../../people/enquiry/institute/list.ts'
import { isOpenEnquiry, isReceivedToday, isReplyDueSoon, isReplyOverdue } from '../../people/enquiry/reply-by.ts'
import { inArray, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { enquiry } from '../../platform/db/tables.ts'

type WorkRow = { sid: number; task: InstituteWork['task']; list: InstituteWork['list']; count: number } & {
  oldestAt: Date | string
  dueAt: Date | string | null
}
const toIso = (at: Date | string) => new Date(at).toISOString()

/**
 * Waiting work of these institutes by task and list, the most urgent first. The conditions are those of the lists' filters, so that a list
 * has as many rows as its number says.
 */
export async function workOf(db: Db, type: InstituteType, ids: readonly number[]): Promise<InstituteWork[]> {
  if (ids.length === 0) return []
  const own = sql`institute_type = ${type} and institute_id = any(${`{${ids.join(',')}}`}::int[])`
  const { rows } = await db.execute<WorkRow>(sql`
    select institute_id as sid, task,
      case when ${inArray(enquiry.kind, admissionKinds)} then 'admission-enquiries' else 'general-enquiries' end as list,
      count(*)::int as count, min(created_at) as "oldestAt", min(reply_by) as "dueAt"
    from enquiry cross join lateral (values
      ('overdue', ${isReplyOverdue}), ('due-soon', ${isReplyDueSoon}), ('today', ${isReceivedToday}), ('open', ${isOpenEnquiry})
    ) as tasks (task, holds)
    where ${own} and deleted_at is null and holds
    group by 1, 2, 3
    union all
    select institute_id, task, 'applications', count(*)::int, min(submitted_at),
      case when task = 'lapsing' then min(reply_by + 1)::timestamp at time zone 'Asia/Kolkata' end
    from application cross join lateral (values
      ('to-decide', ${applicationTasks['to-decide']}), ('lapsing', ${applicationTasks.lapsing})
    ) as tasks (task, holds)
    where ${own} and ${addressedTo('all')} and holds
    group by 1, 2`)
  const items = rows.map(
    ({ oldestAt, dueAt, ...row }): InstituteWork => ({
      ...row,
      oldestAt: toIso(oldestAt),
      dueAt: dueAt === null ? null : toIso(dueAt),
    }),
  )
  const urgencyOf = ({ task, dueAt, oldestAt }: InstituteWork) =>
    `${workTasks.indexOf(task)} ${dueAt ?? oldestAt} ${oldestAt}`
  return items.sort((a, b) => (urgencyOf(a) < urgencyOf(b) ? -1 : 1))
}
