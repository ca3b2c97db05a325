import type { Screens } from '@pravesh/console-kit/nested/NestedResources'
import {
  awardEndpoints,
  collegeAdditionalEndpoints,
  collegeContactEndpoints,
  collegeCourseEndpoints,
  faqEndpoints,
  type InstituteType,
} from '@pravesh/contract'
import { courseEntity } from '@pravesh/institute-screens/course/course-entity'
import { awardEntity } from '@pravesh/institute-screens/parts/award'
import { contactEntity } from '@pravesh/institute-screens/parts/contact'
import { faqEntity } from '@pravesh/institute-screens/parts/faq'
import { partScreens } from '@pravesh/institute-screens/parts/part-screens'
import { sectionEntity } from '@pravesh/institute-screens/parts/section'
import { placementEntity } from '@pravesh/institute-screens/placement/placement-entity'
import { lazy } from 'react'
import type { partsOfType } from './part-names.ts'

const MediaPage = lazy(async () => ({
  default: (await import('@pravesh/institute-screens/media/MediaPage')).MediaPage,
}))
const SchoolFees = lazy(async () => ({ default: (await import('./SchoolFees.tsx')).SchoolFees }))

/** Screens of an institute's dependent records that have calls of their own, by the names of the child resources. */
export const partScreensOf: { [T in InstituteType]: Readonly<Record<(typeof partsOfType)[T][number], Screens>> } = {
  school: {
    'grade-fees': { list: SchoolFees },
    'school-media': { list: MediaPage },
    faqs: partScreens(faqEntity(faqEndpoints)),
    awards: partScreens(awardEntity('school', awardEndpoints)),
  },
  college: {
    courses: partScreens(courseEntity(collegeCourseEndpoints)),
    placements: partScreens(placementEntity),
    'college-media': { list: MediaPage },
    contacts: partScreens(contactEntity(collegeContactEndpoints)),
    sections: partScreens(sectionEntity(collegeAdditionalEndpoints)),
    faqs: partScreens(faqEntity(faqEndpoints)),
    awards: partScreens(awardEntity('college', awardEndpoints)),
  },
}
