import { translations } from '@pravesh/console-kit'

/** Label of a kind of enquiry, in the language of the console. */
export const kindLabel = (kind: unknown): string =>
  translations().texts.enquiryKind?.[String(kind)] ?? String(kind ?? '')
