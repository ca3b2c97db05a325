import { translations } from '@pravesh/console-kit'
import { labelIn, optionLabel } from '@pravesh/console-kit/fields/kind'
import { type InstituteChange, type PartKind, partKinds } from '@pravesh/contract'
import type { Fields } from '@pravesh/institute-screens'

/** A changed field of an institute or of a catalogue record, with its values where the log has them. */
export type ChangedField = InstituteChange['fields'][number]

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
/** The kind of part that a changed field is; undefined for a field of the record itself. */
export const partKindOf = ({ name, part }: ChangedField): PartKind | undefined =>
  part && partKinds.find((kind) => kind === name)

/** The changed field's label, or the part with its action. */
export function changeLabel(fields: Fields, field: ChangedField): string {
  const { translate } = translations()
  const kind = partKindOf(field)
  const { name, part } = field
  if (!part || !kind) return name in fields ? labelIn(fields, name) : optionLabel(name)
  const head = `${translate(partLabels[kind])}: ${optionLabel(part.action)}`
  return part.title ? `${head} (${part.title})` : head
}
