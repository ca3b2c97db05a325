import { translations } from '@pravesh/console-kit'
import { declaredOptionLabel } from '@pravesh/console-kit/fields/kind'

/** Classes before the first, as the contract numbers them. */
const nurseries = new Map<unknown, 'editor.nursery' | 'editor.lkg' | 'editor.ukg'>([
  [-2, 'editor.nursery'],
  [-1, 'editor.lkg'],
  [0, 'editor.ukg'],
])
/** Label of a class from nursery to 12; a class as text stays unchanged; empty where there is none. */
export function classLabel(value: unknown): string {
  const nursery = nurseries.get(value)
  if (nursery) return translations().text(nursery)
  if (typeof value === 'string') return value
  return typeof value === 'number' ? translations().text('editor.classNumber', { number: value }) : ''
}

/** Label of a field that a family filled in: its message, else its name in sentence case. */
export function fieldLabel(name: string): string {
  const message = translations().texts.applicationField?.[name]
  if (message) return message
  const phrase = name.replace(/([A-Z])/g, ' $1').toLowerCase()
  return phrase.charAt(0).toUpperCase() + phrase.slice(1)
}

/** Label of a choice that a family made: its message, else its value in sentence case. */
export const choiceLabel = (option: string): string =>
  translations().texts.applicationChoice?.[option] ??
  translations().texts.applicationField?.[option] ??
  declaredOptionLabel(option.replaceAll('_', '-'))
