import Box from '@mui/material/Box'
import type { FormTab } from '@pravesh/console-kit/form/FormTabs'
import { schoolFields } from '@pravesh/contract'
import { FacilityPicker } from '../institutes/FacilityPicker.tsx'
import { sectionTab } from '../institutes/section-tab.tsx'
import { aboutTab, contactTab, historyTab, placeTab, seoTab, sourcesTab } from '../institutes/shared-tabs.tsx'
import { AdmissionInputs } from './AdmissionInputs.tsx'
import { ClassInput } from './ClassInput.tsx'

const classes = (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', mb: 2 }}>
    <ClassInput source="classFrom" label="editor.firstClass" />
    <ClassInput source="classTo" label="editor.lastClass" />
  </Box>
)

/** The parts of a school's editor. */
export const schoolTabs: readonly FormTab[] = [
  sectionTab(schoolFields, 'basics', 'editor.basics', {
    identity: { title: 'editor.theSchool' },
    registers: { title: 'editor.inRegisters' },
    publication: { title: 'editor.publication' },
  }),
  placeTab(schoolFields),
  sectionTab(schoolFields, 'classes', 'editor.classes', {
    teaching: { title: 'editor.classesAndBoards', above: classes },
  }),
  sectionTab(schoolFields, 'facilities', 'editor.facilities', {
    facilities: { title: 'editor.facilities', above: <FacilityPicker resource="schoolfacility" /> },
    services: { title: 'editor.transportAndHostel' },
  }),
  contactTab(schoolFields),
  sectionTab(schoolFields, 'admissions', 'editor.admissions', { admissions: { drawn: <AdmissionInputs /> } }),
  aboutTab(schoolFields),
  seoTab(schoolFields),
  sourcesTab(schoolFields),
  historyTab,
]
