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
    <ClassInput source="classFrom" label="First class" />
    <ClassInput source="classTo" label="Last class" />
  </Box>
)

/** The parts of a school's editor. */
export const schoolTabs: readonly FormTab[] = [
  sectionTab(schoolFields, 'basics', 'Basics', {
    identity: { title: 'The school' },
    registers: { title: 'In the registers' },
    publication: { title: 'Publication' },
  }),
  placeTab(schoolFields),
  sectionTab(schoolFields, 'classes', 'Classes', { teaching: { title: 'Classes and boards', above: classes } }),
  sectionTab(schoolFields, 'facilities', 'Facilities', {
    facilities: { title: 'Facilities', above: <FacilityPicker resource="schoolfacility" /> },
    services: { title: 'Transport and hostel' },
  }),
  contactTab(schoolFields),
  sectionTab(schoolFields, 'admissions', 'Admissions', { admissions: { drawn: <AdmissionInputs /> } }),
  aboutTab(schoolFields),
  seoTab(schoolFields),
  sourcesTab(schoolFields),
  historyTab,
]
