import { translations } from '@pravesh/console-kit'
import { englishChoice, labelIn, optionLabel } from '@pravesh/console-kit/fields/kind'
import { type InstituteChange, type PartKind, partKinds } from '@pravesh/contract'
import type { Fields } from '@pravesh/institute-screens'
import type { Message } from '@pravesh/messages/consoles'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { changeDetailTexts, changeTexts } from '@pravesh/messages/screens/operations/changes'
import { sharedTexts } from '@pravesh/messages/screens/shared'

/** A changed field of an institute or of a catalogue record, with its values where the log has them. */
export type ChangedField = InstituteChange['fields'][number]

/** The parts of an institute. */
const partLabels: Readonly<Record<PartKind, Message>> = {
  fees: sharedTexts.fees,
  courses: changeTexts.courses,
  contacts: menuTexts.contacts,
  sections: menuTexts.sections,
  faqs: menuTexts.fAQs,
  media: changeTexts.picturesAndVideos,
  placements: menuTexts.placements,
  awards: menuTexts.awards,
}
/** The kind of part that a changed field is; undefined for a field of the record itself. */
export const partKindOf = ({ name, part }: ChangedField): PartKind | undefined =>
  part && partKinds.find((kind) => kind === name)

const isDetail = (name: string): name is keyof typeof changeDetailTexts => Object.hasOwn(changeDetailTexts, name)
const detailLabel = (name: string): string =>
  isDetail(name) ? translations().translate(changeDetailTexts[name]) : englishChoice(name)

/** The changed field's label, or the part with its action. */
export function changeLabel(fields: Fields, field: ChangedField): string {
  const { translate } = translations()
  const kind = partKindOf(field)
  const { name, part } = field
  if (!part || !kind) return name in fields ? labelIn(fields, name) : detailLabel(name)
  const head = `${translate(partLabels[kind])}: ${optionLabel(part.action)}`
  return part.title ? `${head} (${part.title})` : head
}
