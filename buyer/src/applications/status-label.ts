import { words } from '@pravesh/console-kit'

/** Label of a status of applications, in the language of the console. */
export const statusLabel = (status: unknown): string =>
  words().texts.applicationStatus?.[String(status)] ?? String(status ?? '')
