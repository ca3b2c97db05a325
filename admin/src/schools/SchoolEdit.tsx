import { schoolBody, schoolFields } from '@pravesh/contract'
import { InstituteForm } from '../institutes/InstituteForm.tsx'
import { InstitutePage } from '../institutes/InstitutePage.tsx'
import { inputsOf } from '../institutes/institute-fields.ts'
import { schoolTabs } from './school-tabs.tsx'

const fields = inputsOf(schoolFields)

/** The editor at /admin/schools/edit/{sid}. */
export const SchoolEdit = ({ sid }: { sid: string }) => (
  <InstitutePage id={sid} resource="schools" kind="school">
    <InstituteForm schema={schoolBody} tabs={schoolTabs} fields={fields} />
  </InstitutePage>
)
