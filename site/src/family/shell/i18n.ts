import type { Language } from '@pravesh/messages'
import type { FamilyCatalogue, FamilyDomain, FamilyText } from '@pravesh/messages/family'
import { type Texts, translator } from '@pravesh/messages/fill'
import { createContext, useContext, useMemo } from 'react'

/** The language of the page, and the texts for its screen. */
export const I18nContext = createContext<{ language: Language; texts: Texts }>({ language: 'en', texts: {} })

/** The language of the page, to write dates and sums in. */
export const useLanguage = (): Language => useContext(I18nContext).language

/** The texts of a screen: `useText<'cart'>()('cart.title')`. Its page has handed these domains to it. */
export function useText<D extends FamilyDomain = never>(): FamilyText<D> {
  const { language, texts } = useContext(I18nContext)
  return useMemo(() => translator<FamilyCatalogue<D>>(texts, language), [texts, language])
}
