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
  sectionTab(collegeFields, 'basics', 'editor.basics', {
    identity: { title: 'editor.theCollege' },
    publication: { title: 'editor.publication' },
  }),
  placeTab(collegeFields),
  sectionTab(collegeFields, 'courses', 'editor.courses', { courses: { drawn: <OfferInputs /> } }),
  sectionTab(collegeFields, 'standing', 'editor.standing', {
    standing: { title: 'editor.accreditation', above: <Naac /> },
    ranks: { drawn: <Ranks /> },
  }),
  sectionTab(collegeFields, 'facilities', 'editor.facilities', {
    facilities: { title: 'editor.facilities', above: <FacilityPicker resource="sc-facilities" /> },
  }),
  contactTab(collegeFields),
  sectionTab(collegeFields, 'admissions', 'editor.admissions', { admissions: { drawn: <SessionInputs /> } }),
  aboutTab(collegeFields),
  seoTab(collegeFields),
  sourcesTab(collegeFields),
  historyTab,
]
