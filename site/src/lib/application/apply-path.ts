import type { Admitting, InstituteType } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import { pathIn } from '../page/language.ts'

type Institute = { id: number; url: string; admitting: Admitting }

/** Where a family applies: to the cart where a fee is taken today, with the course of a college where one is named, else to an admission enquiry. */
export function applyPath(
  kind: InstituteType,
  { id, url, admitting }: Institute,
  language: Language,
  course?: number,
): string {
  if (admitting !== 'open') return pathIn(language, `/enquiry/admission-${kind}?${kind}=${url}`)
  return pathIn(language, `/student/cart?add=${kind}:${id}${course === undefined ? '' : `&course=${course}`}`)
}
