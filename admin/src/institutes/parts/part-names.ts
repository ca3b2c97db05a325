import type { ResourceNames } from '@pravesh/console-kit'
import type { InstituteType } from '@pravesh/contract'

/** Child resources of an institute, in the order of their links. Apart from their screens, which are loaded once one is opened. */
export const partsOfType = {
  school: ['grade-fees', 'school-media', 'faqs', 'awards'],
  college: ['courses', 'placements', 'college-media', 'contacts', 'sections', 'faqs', 'awards'],
} as const satisfies Record<InstituteType, readonly string[]>
type PartName = (typeof partsOfType)[InstituteType][number]

/** Labels of each: singular and plural. */
const labels: Readonly<Record<PartName, readonly [one: string, several: string]>> = {
  courses: ['Course', 'Courses and fees'],
  placements: ['Placement', 'Placements'],
  contacts: ['Contact', 'Contacts'],
  sections: ['Section', 'Sections'],
  faqs: ['FAQ', 'FAQs'],
  awards: ['Award', 'Awards'],
  'grade-fees': ['Fees by class', 'Fees by class'],
  'school-media': ['Picture or file', 'Pictures and files'],
  'college-media': ['Picture or file', 'Pictures and files'],
}
export const pluralOfPart = (name: PartName) => ({ declared: labels[name][1] })
/** Names of the resources, for headings and toasts. */
export const partNames: readonly ResourceNames[] = Object.entries(labels).map(([name, [singular, plural]]) => ({
  name,
  label: { declared: singular },
  plural: { declared: plural },
}))
