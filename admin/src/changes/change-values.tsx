import { translations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import { ConflictValue } from '@pravesh/console-kit/form/conflict/ConflictValue'
import { collegeFields, type InstituteChange, type PartKind, partKinds, schoolFields } from '@pravesh/contract'
import { inputsOf } from '@pravesh/institute-screens'
import { FactValue } from '@pravesh/institute-screens/record/Facts'
import type { ReactNode } from 'react'
import { fieldLabel } from '../proposals/field-label.ts'

type ChangedField = InstituteChange['fields'][number]
const inputs = { school: inputsOf(schoolFields), college: inputsOf(collegeFields) }

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

/** A value as its field shows it, with the names of what it refers to. */
export function ChangedValue({
  type,
  name,
  value,
}: Pick<ChangedField, 'name'> & { type: 'school' | 'college'; value: unknown }): ReactNode {
  const field = Object.entries(inputs[type]).find(([key]) => key === name)?.[1]
  const isEmpty = value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  if (isEmpty) return translations().translate('Empty')
  // Parts of an institute are declared as texts for their label's sake: groups of values.
  const isGroup = typeof value === 'object' && !Array.isArray(value) && (!field || field.kind === 'text')
  return isGroup ? <FactValue name={name} value={value} /> : <ConflictValue field={field} value={value} />
}
