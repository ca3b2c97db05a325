import { FieldGrid } from '@pravesh/console-kit/fields/FieldGrid'
import { FormSection } from '@pravesh/console-kit/form/FormSection'
import type { FormTab } from '@pravesh/console-kit/form/FormTabs'
import { FacilityPicker } from '../institutes/FacilityPicker.tsx'
import { SessionInputs } from '../institutes/SessionInputs.tsx'
import { contactTab, gridTab, historyTab, placeTab, seoTab, sourcesTab } from '../institutes/shared-tabs.tsx'
import { collegeFields } from './college-fields.ts'
import { OfferInputs } from './OfferInputs.tsx'
import { StandingInputs } from './StandingInputs.tsx'

const basics = [
  'name',
  'shortName',
  'nameLocal',
  'url',
  'collegeType',
  'ownership',
  'gender',
  'established',
  'university',
]
const more = ['aisheCode', 'categories']
const publication = ['status', 'publishAt', 'isPartner', 'claimed']

/** The parts of a college's editor. */
export const collegeTabs: readonly FormTab[] = [
  {
    name: 'basics',
    label: 'Basics',
    fields: [...basics, ...more, ...publication],
    content: (
      <>
        <FormSection title="The college">
          <FieldGrid fields={collegeFields} names={[...basics, ...more]} />
        </FormSection>
        <FormSection title="Publication">
          <FieldGrid fields={collegeFields} names={publication} />
        </FormSection>
      </>
    ),
  },
  placeTab,
  { name: 'courses', label: 'Courses', fields: ['offers'], content: <OfferInputs /> },
  { name: 'standing', label: 'Standing', fields: ['naac', 'nirf', 'approvals'], content: <StandingInputs /> },
  {
    name: 'facilities',
    label: 'Facilities',
    fields: ['facilities'],
    content: (
      <FormSection title="Facilities">
        <FacilityPicker resource="sc-facilities" />
      </FormSection>
    ),
  },
  contactTab,
  { name: 'admissions', label: 'Admissions', fields: ['admission'], content: <SessionInputs /> },
  gridTab('about', 'About', collegeFields, ['about', 'brochure', 'logo', 'cover']),
  seoTab,
  sourcesTab(collegeFields),
  historyTab,
]
