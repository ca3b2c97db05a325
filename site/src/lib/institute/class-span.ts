import type { Language } from '@pravesh/messages'
import { className } from './labels.ts'

/** Classes under a heading that already contains "Class": `1–5`, `Nursery`, `LKG–2`. */
export function classSpanShort(from: number, to: number, language: Language): string {
  const short = (number: number) => (number > 0 ? String(number) : className(number, language))
  return from === to ? short(from) : `${short(from)}–${short(to)}`
}
