import { type Admitting, type InstituteType, pagePath } from '@pravesh/contract'
import type { Language, MessageKey } from '@pravesh/messages'
import { withChosen } from '../institute/chosen.ts'
import { pathIn } from '../page/language.ts'

type Institute = { id: number; url: string; admitting: Admitting }

/**
 * Where a family applies: the cart where a fee is taken today, with the course of a college where one is named (by its id); the part of its page about
 * the central counselling that gives its seats; else an admission enquiry, about the class or the course that was chosen.
 */
export function applyPath(
  kind: InstituteType,
  { id, url, admitting }: Institute,
  language: Language,
  { course, chosen }: { course?: number; chosen?: string | null | undefined } = {},
): string {
  if (admitting === 'counselling') return pathIn(language, `${pagePath(kind, url)}#admission`)
  if (admitting !== 'open')
    return withChosen(kind, pathIn(language, `/enquiry/admission-${kind}?${kind}=${url}`), chosen)
  const courseQuery = course === undefined ? '' : `&course=${course}`
  return pathIn(language, `/student/cart?add=${kind}:${id}&of=${url}${courseQuery}`)
}

/** The label of that way; `open` is the one where a fee is taken. */
export function applyLabel<K extends MessageKey>(admitting: Admitting, open: K) {
  if (admitting === 'open') return open
  return admitting === 'counselling' ? 'institute.howToGetIn' : 'institute.applyAsk'
}
