import { collegeBody, collegeFields } from '@pravesh/contract'
import { collegeTabsOf, InstituteForm, inputsOf, UnsourcedNotice } from '@pravesh/institute-screens'
import { historyTabOf } from '../../changes/history/history-tab.tsx'
import { InstitutePage } from '../InstitutePage.tsx'

const isBlank = (value: unknown) => value === null || value === undefined || value === ''

/** An accreditation without a grade is none. */
function prepare(values: Record<string, unknown>): Record<string, unknown> {
  const naac = values.naac as { grade?: unknown } | null | undefined
  return isBlank(naac?.grade) ? { ...values, naac: null } : values
}

const fields = inputsOf(collegeFields)
/** Courses have a separate editor: two would overwrite each other. */
const tabs = [...collegeTabsOf(collegeFields).filter(({ name }) => name !== 'courses'), historyTabOf('college')]

/** The editor at /admin/colleges/edit/{e_id}. */
export const CollegeEdit = ({ eid }: { eid: string }) => (
  <InstitutePage id={eid} resource="colleges" kind="college">
    <InstituteForm
      schema={collegeBody}
      tabs={tabs}
      fields={fields}
      prepare={prepare}
      canDelete
      notice={<UnsourcedNotice fields={fields} />}
    />
  </InstitutePage>
)
