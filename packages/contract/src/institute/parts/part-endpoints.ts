import type { Endpoint } from '../../endpoint/endpoint.ts'
import { collegeAdditionalEndpoints } from '../college/additional.ts'
import { collegeContactEndpoints } from '../college/contact.ts'
import { collegeCourseEndpoints } from '../college/course.ts'
import { collegePlacementEndpoints } from '../college/placement.ts'
import { gradeFeeEndpoints } from '../fees/grade-fee.ts'
import { awardEndpoints } from './award.ts'
import { faqEndpoints } from './faq.ts'
import { collegeMediaEndpoints, schoolMediaEndpoints } from './media.ts'

/** Administrators' endpoints for the parts of a school or college. */
export const partEndpointTable = [
  collegeMediaEndpoints,
  schoolMediaEndpoints,
  collegeCourseEndpoints,
  collegeContactEndpoints,
  collegeAdditionalEndpoints,
  collegePlacementEndpoints,
  faqEndpoints,
  awardEndpoints,
  gradeFeeEndpoints,
].flatMap((endpoints): Endpoint[] => Object.values(endpoints) as unknown as Endpoint[])
