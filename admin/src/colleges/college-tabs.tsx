import type { FormTab } from '@pravesh/console-kit/form/FormTabs'
import { collegeFields } from '@pravesh/contract'
import { FacilityPicker } from '../institutes/FacilityPicker.tsx'
import { SessionInputs } from '../institutes/SessionInputs.tsx'
import { sectionTab } from '../institutes/section-tab.tsx'
import { aboutTab, contactTab, historyTab, placeTab, seoTab, sourcesTab } from '../institutes/shared-tabs.tsx'
import { OfferInputs } from './OfferInputs.tsx'
import { Naac, Ranks } from './StandingInputs.tsx'

/** The parts of a college's editor. */
export const collegeTabs: readonly FormTab[] = [
  sectionTab(collegeFields, 'basics', 'Basics', {
    identity: { title: 'The college' },
    publication: { title: 'Publication' },
  }),
  placeTab(collegeFields),
  sectionTab(collegeFields, 'courses', 'Courses', { courses: { drawn: <OfferInputs /> } }),
  sectionTab(collegeFields, 'standing', 'Standing', {
    standing: { title: 'Accreditation and approvals', above: <Naac /> },
    ranks: { drawn: <Ranks /> },
  }),
  sectionTab(collegeFields, 'facilities', 'Facilities', {
    facilities: { title: 'Facilities', above: <FacilityPicker resource="sc-facilities" /> },
  }),
  contactTab(collegeFields),
  sectionTab(collegeFields, 'admissions', 'Admissions', { admissions: { drawn: <SessionInputs /> } }),
  aboutTab(collegeFields),
  seoTab(collegeFields),
  sourcesTab(collegeFields),
  historyTab,
]
