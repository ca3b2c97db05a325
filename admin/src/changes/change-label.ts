import { translations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import { type InstituteChange, type PartKind, partKinds } from '@pravesh/contract'
import { fieldLabel } from '../proposals/field-label.ts'

type ChangedField = InstituteChange['fields'][number]

/** The parts of an institute; in English, declared in Hindi too. */
const partLabels: Readonly<Record<PartKind, string>> = {
  fees: 'Fees',
  courses: 'Courses',
  contacts: 'Contacts',
  sections: 'Sections',
  faqs: 'FAQs',
  media: 'Pictures and videos',
  placements: 'Placements',
  awards: 'Awards',
}
const partKind = (name: string) => partKinds.find((kind) => kind === name)

/** What changed in words: the label of a field, or the part and what happened to it. */
export function changeLabel(type: InstituteChange['instituteType'], { name, part }: ChangedField): string {
  const { translate } = translations()
  const kind = partKind(name)
  if (!part || !kind) return fieldLabel(type, name)
  const head = `${translate(partLabels[kind])}: ${optionLabel(part.action)}`
  return part.title ? `${head} (${part.title})` : head
}
