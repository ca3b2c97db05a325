import { translations } from '@pravesh/console-kit'
import { labelIn } from '@pravesh/console-kit/fields/kind'
import type { InstituteType, OwnProposal } from '@pravesh/contract'
import { ownEditorOf } from './own-editor.ts'

/** The fields of a proposal as a person reads them: Name, Short name. */
export const fieldLabels = (type: InstituteType, { fields }: OwnProposal): string =>
  fields.map(({ name }) => labelIn(ownEditorOf(type).fields, name)).join(', ')

/** The proposed values: Name: Hill School. */
export function proposedValues(type: InstituteType, { fields }: OwnProposal): string {
  const { text } = translations()
  const formatValue = ({ value, text: name }: OwnProposal['fields'][number]['proposed']): string => {
    if (name !== null) return name
    const values = [value ?? []].flat().join(', ')
    return values === '' ? text('details.removed') : values
  }
  return fields
    .map(({ name, proposed }) =>
      text('details.value', { label: labelIn(ownEditorOf(type).fields, name), value: formatValue(proposed) }),
    )
    .join(' · ')
}

/** Those of these proposals that were not there before, or were changed since. */
export function newProposals(waiting: readonly OwnProposal[], before: readonly OwnProposal[] = []): OwnProposal[] {
  const existingVersions = new Set(before.map(({ id, updatedAt }) => `${id} ${updatedAt}`))
  return waiting.filter(({ id, updatedAt }) => !existingVersions.has(`${id} ${updatedAt}`))
}
