import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { type InstituteType, staffStates } from '@pravesh/contract'
import { applicationColumns } from '@pravesh/institute-screens/application/application-columns'
import { workTexts } from '@pravesh/messages/screens/institute/work'
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
  task: { kind: 'choice', options: ['to-decide', 'lapsing'], message: workTexts.task },
} as const satisfies OwnFields

/** Applications that families sent to the institute, newest first. */
export const ApplicationList = () => (
  <ListPage
    plural="application.many"
    columns={columnsOf(instituteType())}
    filters={filters}
    perPage={50}
    sort={{ field: 'submittedAt', order: 'DESC' }}
    canChange={false}
  />
)
