import { FormSection } from '@pravesh/console-kit/form/FormSection'
import type { FormTab } from '@pravesh/console-kit/form/FormTabs'
import type { InstituteType } from '@pravesh/contract'
import { InstituteHistory } from '@pravesh/institute-screens'
import { lazy } from 'react'

const ChangeHistory = lazy(async () => ({ default: (await import('./ChangeHistory.tsx')).ChangeHistory }))

/** The tab of an institute's editor that says when it was added, who changed what, and restores former values. */
export const historyTabOf = (type: InstituteType): FormTab => ({
  name: 'history',
  label: 'editor.history',
  fields: [],
  content: (
    <>
      <FormSection title="editor.history">
        <InstituteHistory />
      </FormSection>
      <ChangeHistory type={type} />
    </>
  ),
})
