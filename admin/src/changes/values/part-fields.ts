import {
  awardEndpoints,
  collegeAdditionalEndpoints,
  collegeCourseEndpoints,
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
import { changeTexts } from '@pravesh/messages/screens/operations/changes'
import { sharedTexts } from '@pravesh/messages/screens/shared'

const mediaFields: Fields = {
  kind: { kind: 'choice', options: mediaKinds, message: sharedTexts.kind },
  url: { kind: 'link', message: changeTexts.address },
  alt: { kind: 'text', message: changeTexts.whatThePictureShows },
  caption: { kind: 'text', message: changeTexts.caption },
  order: { kind: 'integer', message: changeTexts.order },
  cover: { kind: 'boolean', message: changeTexts.cover },
}
const courses = courseEntity(collegeCourseEndpoints)

/** Fields of the parts whose values are in the change log. Contacts are not, and fees are a table. */
export const partFields: Readonly<Partial<Record<PartKind, Fields>>> = {
  courses: { ...courses.fields, ...courses.belowFields },
  sections: sectionEntity(collegeAdditionalEndpoints).fields,
  faqs: faqEntity(faqEndpoints).fields,
  media: mediaFields,
  placements: placementEntity.fields,
  awards: awardEntity('college', awardEndpoints).fields,
}
