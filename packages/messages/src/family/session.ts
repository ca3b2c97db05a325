import { errors as englishErrors } from '../en/errors.ts'
import { errors as hindiErrors } from '../hi/errors.ts'
import type { Texts } from '../translate/fill.ts'
import type { Language } from '../translate/language.ts'
import { session as english } from './en/account/session.ts'
import { shared as englishShared } from './en/shared.ts'
import { session as hindi } from './hi/account/session.ts'
import { shared as hindiShared } from './hi/shared.ts'

/**
 * The texts of signing in, in a module of their own, since any page may prompt for it, a page of the public site too, and loads them only
 * then.
 */
export const sessionTexts: Record<Language, Texts> = {
  en: { errors: englishErrors, shared: englishShared, session: english },
  hi: { errors: hindiErrors, shared: hindiShared, session: hindi },
}
