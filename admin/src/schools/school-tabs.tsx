import Box from '@mui/material/Box'
import { FieldGrid } from '@pravesh/console-kit/fields/FieldGrid'
import { FormSection } from '@pravesh/console-kit/form/FormSection'
import type { FormTab } from '@pravesh/console-kit/form/FormTabs'
import { FacilityPicker } from '../institutes/FacilityPicker.tsx'
import { contactTab, gridTab, historyTab, placeTab, seoTab, sourcesTab } from '../institutes/shared-tabs.tsx'
import { AdmissionInputs } from './AdmissionInputs.tsx'
import { ClassInput } from './ClassInput.tsx'
import { schoolFields } from './school-fields.ts'

const basics = ['name', 'nameLocal', 'url', 'schoolType', 'management', 'gender', 'residential', 'established']
const codes = ['affiliationNo', 'udiseCode']
const publication = ['status', 'publishAt', 'isPartner', 'claimed']
const teaching = ['boards', 'mediums', 'students', 'teachers', 'timings']

/** The parts of a school's editor. */
export const schoolTabs: readonly FormTab[] = [
  {
    name: 'basics',
    label: 'Basics',
    fields: [...basics, ...codes, ...publication],
    content: (
      <>
        <FormSection title="The school">
          <FieldGrid fields={schoolFields} names={basics} />
        </FormSection>
        <FormSection title="In the registers">
          <FieldGrid fields={schoolFields} names={codes} />
        </FormSection>
        <FormSection title="Publication">
          <FieldGrid fields={schoolFields} names={publication} />
        </FormSection>
      </>
    ),
  },
  placeTab,
  {
    name: 'classes',
    label: 'Classes',
    fields: ['classFrom', 'classTo', ...teaching],
    content: (
      <FormSection title="Classes and boards">
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', mb: 2 }}>
          <ClassInput source="classFrom" label="First class" />
          <ClassInput source="classTo" label="Last class" />
        </Box>
        <FieldGrid fields={schoolFields} names={teaching} />
      </FormSection>
    ),
  },
  {
    name: 'facilities',
    label: 'Facilities',
    fields: ['facilities', 'transport', 'hostel'],
    content: (
      <>
        <FormSection title="Facilities">
          <FacilityPicker resource="schoolfacility" />
        </FormSection>
        <FormSection title="Transport and hostel">
          <FieldGrid fields={schoolFields} names={['transport', 'hostel']} />
        </FormSection>
      </>
    ),
  },
  contactTab,
  { name: 'admissions', label: 'Admissions', fields: ['admission'], content: <AdmissionInputs /> },
  gridTab('about', 'About', schoolFields, ['about', 'logo', 'cover']),
  seoTab,
  sourcesTab(schoolFields),
  historyTab,
]
