import { formatWhen } from '@pravesh/console-kit'
import { Names } from '@pravesh/console-kit/fields/References'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { type InstituteType, staffStates } from '@pravesh/contract'
import { classLabel } from '@pravesh/institute-screens/record/field-label'
import { instituteType } from '../api.ts'
import { statusLabel } from './status-label.ts'

const schoolColumns: readonly ListColumn[] = [
  { name: 'class', label: 'editor.class', sortable: false, render: (record) => classLabel(record.class) },
  { name: 'session', label: 'application.session', sortable: false, render: ({ session }) => String(session ?? '') },
]
const collegeColumns: readonly ListColumn[] = [
  {
    name: 'courses',
    label: 'application.course',
    sortable: false,
    render: ({ courseName, specializationName, courses }) =>
      courseName ? [courseName, specializationName].filter(Boolean).join(', ') : <Names to="course" ids={courses} />,
  },
]
/** What is applied for at a kind of institute: a class in a session, or a course. */
const columnsOf = (type: InstituteType): readonly ListColumn[] => [
  { name: 'applicant', label: 'application.applicant', sortable: false, render: ({ applicant }) => String(applicant) },
  { name: 'status', label: 'editor.status', sortable: true, render: ({ status }) => statusLabel(status) },
  ...(type === 'school' ? schoolColumns : collegeColumns),
  {
    name: 'quota',
    label: 'application.quota',
    sortable: false,
    render: ({ quota }) => String(quota ?? ''),
    hidden: true,
  },
  {
    name: 'documentCount',
    label: 'application.documents',
    sortable: false,
    render: ({ documentCount }) => String(documentCount || ''),
    right: true,
  },
  {
    name: 'submittedAt',
    label: 'application.submitted',
    sortable: true,
    render: ({ submittedAt }) => formatWhen(String(submittedAt)),
  },
]
const filters = { status: { kind: 'choice', options: staffStates.options, label: 'Status' } } as const

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
