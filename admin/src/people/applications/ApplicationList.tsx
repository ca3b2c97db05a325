import { useTranslations } from '@pravesh/console-kit'
import type { OwnFields } from '@pravesh/console-kit/language/declared-messages'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { adminApplicationEndpoints, instituteTypes, type StaffApplicationRow, staffStates } from '@pravesh/contract'
import { applicationColumns } from '@pravesh/institute-screens/application/application-columns'
import { statusLabel } from '@pravesh/institute-screens/application/status-label'
import { applicationTexts } from '@pravesh/messages/screens/people/applications'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import type { ReactNode } from 'react'
import { SelectInput } from 'react-admin'
import { ExportButton } from '../../parts/ExportButton.tsx'
import { InstituteFilter } from '../../parts/InstituteFilter.tsx'

type Column = Omit<ListColumn, 'render'> & { render: (application: StaffApplicationRow) => ReactNode }
const { applicant, status, class: classColumn, courses, submittedAt, documentCount, drawPlace } = applicationColumns

const institute: Column = {
  name: 'instituteName',
  label: sharedTexts.institute,
  sortable: false,
  render: ({ instituteName }) => instituteName,
}
/** A class at a school, a course at a college. */
const subject: Column = {
  name: 'subject',
  label: applicationTexts.appliesFor,
  sortable: false,
  render: (row) =>
    row.instituteType === 'college'
      ? courses.render(row)
      : [classColumn.render(row), row.session].filter(Boolean).join(', '),
}
const columns: readonly ListColumn[] = [
  applicant,
  institute,
  subject,
  { ...status, sortable: false, short: true },
  { ...drawPlace, sortable: false, hidden: true },
  { ...documentCount, hidden: true },
  { ...submittedAt, short: true },
]
const filters = {
  unopened: { kind: 'boolean', message: applicationTexts.notOpenedFor7Days },
  instituteType: { kind: 'choice', options: instituteTypes, message: applicationTexts.schoolOrCollege },
  date1: { kind: 'date', message: applicationTexts.submittedFrom },
  date2: { kind: 'date', message: applicationTexts.submittedUntil },
} as const satisfies OwnFields

/** Applications of families to all institutes, newest first. */
export function ApplicationList() {
  const { text, translate } = useTranslations()
  const states = staffStates.options.map((id) => ({ id, name: statusLabel(id) }))
  return (
    <ListPage
      plural="application.many"
      columns={columns}
      filters={filters}
      moreFilters={[
        <SelectInput key="status" source="status" label={text('editor.status')} choices={states} helperText={false} />,
        <InstituteFilter key="institute" source="instituteId" label={translate(sharedTexts.institute)} />,
      ]}
      perPage={50}
      sort={{ field: 'id', order: 'DESC' }}
      watch={{ topic: 'applications', order: 'submittedAt' }}
      canChange={false}
      actions={<ExportButton endpoint={adminApplicationEndpoints.export} file="applications.csv" />}
    />
  )
}
