import { collegeBody, collegeFields } from '@pravesh/contract'
import { InstituteForm } from '../institutes/InstituteForm.tsx'
import { InstitutePage } from '../institutes/InstitutePage.tsx'
import { inputsOf } from '../institutes/institute-fields.ts'
import { collegeTabs } from './college-tabs.tsx'

const isBlank = (value: unknown) => value === null || value === undefined || value === ''

/** An accreditation without a grade is none. */
function prepare(values: Record<string, unknown>): Record<string, unknown> {
  const naac = values.naac as { grade?: unknown } | null | undefined
  return isBlank(naac?.grade) ? { ...values, naac: null } : values
}

const fields = inputsOf(collegeFields)

/** The editor at /admin/colleges/edit/{e_id}. */
export const CollegeEdit = ({ eid }: { eid: string }) => (
  <InstitutePage id={eid} resource="colleges" kind="college">
    <InstituteForm schema={collegeBody} tabs={collegeTabs} fields={fields} prepare={prepare} />
  </InstitutePage>
)
