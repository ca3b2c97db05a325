import { words } from '@pravesh/console-kit'
import { spoken } from '@pravesh/console-kit/fields/kind'

/** Classes before the first, as the contract numbers them. */
const nurseries = new Map<unknown, 'editor.nursery' | 'editor.lkg' | 'editor.ukg'>([
  [-2, 'editor.nursery'],
  [-1, 'editor.lkg'],
  [0, 'editor.ukg'],
])
/** Label of a class from nursery to 12; a class in words stays as it was written; empty where there is none. */
export function classLabel(value: unknown): string {
  const nursery = nurseries.get(value)
  if (nursery) return words().text(nursery)
  if (typeof value === 'string') return value
  return typeof value === 'number' ? words().text('editor.classNumber', { number: value }) : ''
}

/** Label of a field that a family filled in: its message, else its name in sentence case. */
export function fieldLabel(name: string): string {
  const message = words().texts.applicationField?.[name]
  if (message) return message
  const phrase = name.replace(/([A-Z])/g, ' $1').toLowerCase()
  return phrase.charAt(0).toUpperCase() + phrase.slice(1)
}

/** Label of a choice that a family made: its message, else its value in sentence case. */
export const choiceLabel = (option: string): string =>
  words().texts.applicationChoice?.[option] ??
  words().texts.applicationField?.[option] ??
  spoken(option.replaceAll('_', '-'))
