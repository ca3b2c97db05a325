import Box from '@mui/material/Box'
import type { FormTab } from '@pravesh/console-kit/form/FormTabs'
import type { Declared } from '@pravesh/contract'
import { sectionTab, withFields } from '../editor/section-tab.tsx'
import { aboutTab, contactTab, placeTab, seoTab, sourcesTab } from '../editor/shared-tabs.tsx'
import { FacilityPicker } from '../inputs/FacilityPicker.tsx'
import { AdmissionInputs } from './AdmissionInputs.tsx'
import { ClassInput } from './ClassInput.tsx'

const classes = (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', mb: 2 }}>
    <ClassInput source="classFrom" label="editor.firstClass" />
    <ClassInput source="classTo" label="editor.lastClass" />
  </Box>
)

/** The tabs of a school's editor that have one of these fields. */
export const schoolTabsOf = (fields: Declared): FormTab[] =>
  withFields([
    sectionTab(fields, 'basics', 'editor.basics', {
      identity: { title: 'editor.theSchool' },
      registers: { title: 'editor.inRegisters' },
      publication: { title: 'editor.publication' },
    }),
    placeTab(fields),
    sectionTab(fields, 'classes', 'editor.classes', {
      teaching: { title: 'editor.classesAndBoards', above: classes },
    }),
    sectionTab(fields, 'facilities', 'editor.facilities', {
      facilities: { title: 'editor.facilities', above: <FacilityPicker resource="schoolfacility" /> },
      services: { title: 'editor.transportAndHostel' },
    }),
    contactTab(fields),
    sectionTab(fields, 'admissions', 'editor.admissions', { admissions: { content: <AdmissionInputs /> } }),
    aboutTab(fields),
    seoTab(fields),
    sourcesTab(fields),
  ])
