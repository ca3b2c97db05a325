import { z } from 'zod'
import { holdsAadhaar } from './aadhaar.ts'

/** False for NUL and lone surrogates, which no database stores. */
export const storable = (s: string): boolean => s.isWellFormed() && !s.includes('\0')

/** Devanagari digits as ASCII ones: a Hindi keyboard types them. */
export const asciiDigits = (s: string): string => s.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))

const createTypedText = (max: number) =>
  z.string().max(max).refine(storable, 'Contains characters that cannot be stored').trim()

/** Schemas by `max`: hundreds of fields share a few, and to create one takes as long as to parse thirty texts. */
const typedTexts = new Map<number, ReturnType<typeof createTypedText>>()

/** Text that a person typed: trimmed, of characters that can be stored. `max` counts UTF-16 units. */
export function typedText(max: number): ReturnType<typeof createTypedText> {
  const schema = typedTexts.get(max) ?? createTypedText(max)
  typedTexts.set(max, schema)
  return schema
}

/** Text about a person. A possible Aadhaar number is rejected in every such field: we must not store one. */
export const personalText = (max: number) =>
  typedText(max).refine((text) => !holdsAadhaar(text), 'Please leave the Aadhaar number out: we never keep it')
