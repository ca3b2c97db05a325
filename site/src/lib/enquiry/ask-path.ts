import type { InstituteType } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import { pathIn } from '../page/language.ts'

/** The page with the enquiry form about a school or a college. */
export const askPath = (kind: InstituteType, url: string, language: Language): string =>
  pathIn(language, `/enquiry/general?${kind}=${url}`)
