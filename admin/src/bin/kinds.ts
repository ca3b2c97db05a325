import { type LabelKey, translations } from '@pravesh/console-kit'
import { entityLabel } from '@pravesh/console-kit/language/declared-messages'
import { findEntity } from '@pravesh/contract'

const institutes: Readonly<Record<string, { label: LabelKey; resource: string }>> = {
  school: { label: 'console.school', resource: 'schools' },
  college: { label: 'console.college', resource: 'colleges' },
}

/** The resource of the records of a kind: `school` is `schools`, a catalogue has its own name. */
export const resourceOf = (kind: string): string => institutes[kind]?.resource ?? kind

/** The label of a kind of records. */
export function kindLabel(kind: string): string {
  const entity = findEntity(kind)
  const label = institutes[kind]?.label ?? (entity && entityLabel(entity))
  return label ? translations().word(label) : kind
}
