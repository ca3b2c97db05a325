import { schoolBody, schoolFields } from '@pravesh/contract'
import { InstituteForm, inputsOf, schoolTabsOf, UnsourcedNotice } from '@pravesh/institute-screens'
import { historyTabOf } from '../../changes/history/history-tab.tsx'
import { InstitutePage } from '../InstitutePage.tsx'

const fields = inputsOf(schoolFields)
const tabs = [...schoolTabsOf(schoolFields), historyTabOf('school')]

/** The editor at /admin/schools/edit/{sid}. */
export const SchoolEdit = ({ sid }: { sid: string }) => (
  <InstitutePage id={sid} resource="schools" kind="school">
    <InstituteForm
      schema={schoolBody}
      tabs={tabs}
      fields={fields}
      canDelete
      notice={<UnsourcedNotice fields={fields} />}
    />
  </InstitutePage>
)
