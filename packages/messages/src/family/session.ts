import type { Texts } from '../fill.ts'
import type { Language } from '../language.ts'
import { session as english } from './en/session.ts'
import { session as hindi } from './hi/session.ts'

/** The words of signing in by themselves: any screen may have to ask for it, and loads them only then. */
export const sessionTexts: Record<Language, Texts> = { en: { session: english }, hi: { session: hindi } }
