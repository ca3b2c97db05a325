import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { type InstituteType, staffStates } from '@pravesh/contract'
import { applicationColumns } from '@pravesh/institute-screens/application/application-columns'
import { BulkMove } from '@pravesh/institute-screens/application/bulk/BulkMove'
import { useAct } from '@pravesh/institute-screens/application/use-act'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { instituteType } from '../../api.ts'

/** The target of an application by kind of institute: a class in a session, or a course. */
function columnsOf(type: InstituteType): readonly ListColumn[] {
  const {
    applicant,
    status,
    class: classColumn,
    session,
    courses,
    quota,
    documentCount,
    submittedAt,
  } = applicationColumns
  const subject = type === 'school' ? [classColumn, session] : [courses]
  return [applicant, status, ...subject, quota, documentCount, submittedAt]
}
const filters = {
  status: { kind: 'choice', options: staffStates.options, message: sharedTexts.status },
} as const satisfies OwnFields

/** Applications that families sent to the institute, newest first. Selected ones are moved together. */
export function ApplicationList() {
  const { canAct } = useAct('applications', 'move')
  return (
    <ListPage
      plural="application.many"
      columns={columnsOf(instituteType())}
      filters={filters}
      perPage={50}
      sort={{ field: 'submittedAt', order: 'DESC' }}
      canChange={canAct}
      dated={false}
      bulkActions={<BulkMove />}
    />
  )
}
