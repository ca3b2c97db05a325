import type { Admitting, InstituteType } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import { pathIn } from './language.ts'

type Institute = { id: number; url: string; admitting: Admitting }

/** Where a family applies: to the cart where a fee is taken today, else to an admission enquiry. */
export const applyPath = (kind: InstituteType, { id, url, admitting }: Institute, language: Language): string =>
  pathIn(
    language,
    admitting === 'open' ? `/student/cart?add=${kind}:${id}` : `/enquiry/admission-${kind}?${kind}=${url}`,
  )
