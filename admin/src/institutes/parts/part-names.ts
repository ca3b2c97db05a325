import type { ResourceNames } from '@pravesh/console-kit'
import type { InstituteType } from '@pravesh/contract'
import type { Message } from '@pravesh/messages/consoles'
import { menuTexts } from '@pravesh/messages/screens/menu'

/** Child resources of an institute, in the order of their links. Apart from their screens, which are loaded once one is opened. */
export const partsOfType = {
  school: ['grade-fees', 'school-media', 'faqs', 'awards'],
  college: ['courses', 'placements', 'college-media', 'contacts', 'sections', 'faqs', 'awards'],
} as const satisfies Record<InstituteType, readonly string[]>
type PartName = (typeof partsOfType)[InstituteType][number]

/** Labels of each: singular and plural. */
const labels: Readonly<Record<PartName, readonly [one: Message, several: Message]>> = {
  courses: [menuTexts.course, menuTexts.coursesAndFees],
  placements: [menuTexts.placement, menuTexts.placements],
  contacts: [menuTexts.contact, menuTexts.contacts],
  sections: [menuTexts.section, menuTexts.sections],
  faqs: [menuTexts.faq, menuTexts.fAQs],
  awards: [menuTexts.award, menuTexts.awards],
  'grade-fees': [menuTexts.feesByClass, menuTexts.feesByClass],
  'school-media': [menuTexts.pictureOrFile, menuTexts.picturesAndFiles],
  'college-media': [menuTexts.pictureOrFile, menuTexts.picturesAndFiles],
}
export const pluralOfPart = (name: PartName) => labels[name][1]
/** Names of the resources, for headings and toasts. */
export const partNames: readonly ResourceNames[] = Object.entries(labels).map(([name, [singular, plural]]) => ({
  name,
  label: singular,
  plural,
}))
