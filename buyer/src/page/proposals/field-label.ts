import { translations } from '@pravesh/console-kit'
import { declaredOptionLabel } from '@pravesh/console-kit/fields/kind'
import { fieldMessage } from '@pravesh/console-kit/language/declared-messages'
import { collegeFields, type Declared, type OwnProposal, schoolFields } from '@pravesh/contract'
import { instituteType } from '../../api.ts'

type ProposedField = OwnProposal['fields'][number]

function declarationOf(name: string) {
  const fields: Declared = instituteType() === 'school' ? schoolFields : collegeFields
  const field = fields[name]
  return field?.kind === 'part' ? undefined : field
}

/** The label of the institute's field in its editor. */
export function fieldLabel(name: string): string {
  const field = declarationOf(name)
  return field ? translations().translate(fieldMessage(name, field)) : name
}

/** A field's value as text: a choice in the language of the console. */
export function fieldValue(name: string, { text }: ProposedField['proposed']): string {
  if (text === null) return translations().text('proposal.notKnown')
  return declarationOf(name)?.kind === 'choice' ? declaredOptionLabel(text) : text
}
