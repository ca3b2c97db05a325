import { words } from '@pravesh/console-kit'

/** Label of a status of applications, in the language of the console. */
export const statusLabel = (status: unknown): string =>
  words().texts.applicationStatus?.[String(status)] ?? String(status ?? '')

/** Label of a field that a family filled in: its message, else its name in sentence case. */
export function fieldLabel(name: string): string {
  const message = words().texts.applicationField?.[name]
  if (message) return message
  const phrase = name.replace(/([A-Z])/g, ' $1').toLowerCase()
  return phrase.charAt(0).toUpperCase() + phrase.slice(1)
}
