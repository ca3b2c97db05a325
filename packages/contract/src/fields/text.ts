import { z } from 'zod'
import { holdsAadhaar } from './aadhaar.ts'
import { plainLine, plainText } from './plain-text.ts'

/** False for NUL and lone surrogates, which no database stores. */
export const storable = (s: string): boolean => s.isWellFormed() && !s.includes('\0')

const createTypedText = (max: number) =>
  z.string().max(max).refine(storable, 'Contains characters that cannot be stored').overwrite(plainText)

/** Schemas by `max`: hundreds of fields share a few, and to create one takes as long as to parse thirty texts. */
const typedTexts = new Map<number, ReturnType<typeof createTypedText>>()

/** Text that a person typed: trimmed and without invisible marks, of characters that can be stored. `max` counts UTF-16 units. */
export function typedText(max: number): ReturnType<typeof createTypedText> {
  const schema = typedTexts.get(max) ?? createTypedText(max)
  typedTexts.set(max, schema)
  return schema
}

/** An address of the public internet, with https and a name: what it leads to is checked where a connection is made. */
export const httpsAddress = (max: number) =>
  z
    .string()
    .refine(
      // One check: an address with two errors is reported once.
      (text) => z.url({ protocol: /^https$/, hostname: z.regexes.domain }).safeParse(text).success,
      'An address of the public internet that begins with https://',
    )
    .max(max)
    .refine(storable, 'Contains characters that cannot be stored')

/** Text about a person. A possible Aadhaar number is rejected in every such field: we must not store one. */
export const personalText = (max: number) =>
  typedText(max).refine((text) => !holdsAadhaar(text), 'Please leave the Aadhaar number out: we never keep it')

/** The name of a person, of one letter or more in any script: pictures alone are none. */
export const personName = (max: number, needed = 'Required') =>
  // An empty name has its own reason alone.
  personalText(max).pipe(z.string().min(1, { error: needed, abort: true }).regex(/\p{L}/u, 'Write the name in letters'))

/** A short text that is read by its characters, such as a code: as people paste it. */
export const typedLine = (max: number) =>
  z.string().refine(storable, 'Contains characters that cannot be stored').overwrite(plainLine).max(max)
/** An address of mail, as people paste it. */
export const emailText = (message?: string) => typedLine(254).email(message)
