import type { FormTab } from '@pravesh/console-kit/form/FormTabs'
import type { Declared } from '@pravesh/contract'
import { areOwnFields } from '../editor/institute-fields.ts'
import { collegeSessionFields } from '../editor/part-fields.ts'
import { sectionTab, withFields } from '../editor/section-tab.tsx'
import { aboutTab, contactTab, placeTab, seoTab, sourcesTab } from '../editor/shared-tabs.tsx'
import { FacilityPicker } from '../inputs/FacilityPicker.tsx'
import { SessionInputs } from '../inputs/SessionInputs.tsx'
import { Naac, Ranks } from './AccreditationInputs.tsx'
import { OfferInputs } from './OfferInputs.tsx'

/** The tabs of a college's editor that have one of these fields. */
export const collegeTabsOf = (fields: Declared): FormTab[] =>
  withFields([
    sectionTab(fields, 'basics', 'editor.basics', {
      identity: { title: 'editor.theCollege' },
      publication: { title: 'editor.publication' },
    }),
    placeTab(fields),
    sectionTab(fields, 'courses', 'editor.courses', {
      courses: { content: <OfferInputs hasSources={!areOwnFields(fields)} /> },
    }),
    sectionTab(fields, 'standing', 'editor.standing', {
      standing: { title: 'editor.accreditation', above: 'naac' in fields && <Naac /> },
      ranks: { content: <Ranks /> },
    }),
    sectionTab(fields, 'facilities', 'editor.facilities', {
      facilities: { title: 'editor.facilities', above: <FacilityPicker resource="sc-facilities" /> },
    }),
    contactTab(fields),
    sectionTab(fields, 'admissions', 'editor.admissions', {
      admissions: { content: <SessionInputs fields={collegeSessionFields} overrides={{ counselling: null }} /> },
      counselling: { title: 'editor.counselling' },
    }),
    aboutTab(fields),
    seoTab(fields),
    sourcesTab(fields),
  ])
