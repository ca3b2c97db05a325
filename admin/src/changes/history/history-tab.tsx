import { FormSection } from '@pravesh/console-kit/form/FormSection'
import type { FormTab } from '@pravesh/console-kit/form/FormTabs'
import type { InstituteType } from '@pravesh/contract'
import { InstituteHistory } from '@pravesh/institute-screens'
import { lazy } from 'react'

const InstituteChanges = lazy(async () => ({ default: (await import('./RecordHistory.tsx')).InstituteChanges }))

/** The tab of an institute's editor with its creation time, its change history, and the restore of former values. */
export const historyTabOf = (type: InstituteType): FormTab => ({
  name: 'history',
  label: 'editor.history',
  fields: [],
  content: (
    <>
      <FormSection title="editor.history">
        <InstituteHistory />
      </FormSection>
      <InstituteChanges type={type} />
    </>
  ),
})
