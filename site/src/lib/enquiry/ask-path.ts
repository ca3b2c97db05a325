import type { InstituteType } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import { withChosen } from '../institute/chosen.ts'
import { pathIn } from '../page/language.ts'

/** The page with the enquiry form about a school or a college; about admission to the class or the course that was chosen, if one was. */
export const askPath = (kind: InstituteType, url: string, language: Language, chosen?: string | null): string =>
  withChosen(kind, pathIn(language, `/enquiry/${chosen ? `admission-${kind}` : 'general'}?${kind}=${url}`), chosen)
