import {
  awardEndpoints,
  collegeAdditionalEndpoints,
  collegeCourseEndpoints,
  collegePlacementEndpoints,
  faqEndpoints,
  mediaKinds,
  type PartKind,
} from '@pravesh/contract'
import type { Fields } from '@pravesh/institute-screens'
import { courseEntity } from '@pravesh/institute-screens/course/course-entity'
import { awardEntity } from '@pravesh/institute-screens/parts/award'
import { faqEntity } from '@pravesh/institute-screens/parts/faq'
import { sectionEntity } from '@pravesh/institute-screens/parts/section'
import { placementEntity } from '@pravesh/institute-screens/placement/placement-entity'

const mediaFields: Fields = {
  kind: { kind: 'choice', options: mediaKinds },
  url: { kind: 'link', label: 'Address' },
  alt: { kind: 'text', label: 'What the picture shows' },
  caption: { kind: 'text', label: 'Caption' },
  order: { kind: 'integer' },
  cover: { kind: 'boolean' },
}
const courses = courseEntity(collegeCourseEndpoints)

/** Fields of the parts whose values are in the change log. Contacts are not, and fees are a table. */
export const partFields: Readonly<Partial<Record<PartKind, Fields>>> = {
  courses: { ...courses.fields, ...courses.belowFields },
  sections: sectionEntity(collegeAdditionalEndpoints).fields,
  faqs: faqEntity(faqEndpoints).fields,
  media: mediaFields,
  placements: placementEntity(collegePlacementEndpoints).fields,
  awards: awardEntity('college', awardEndpoints).fields,
}
