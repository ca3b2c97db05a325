import type { ArticleCard } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'

/** A part of an article in the language of the page; where it is not there in it, as it was written, with its language for `lang`. */
export function articleText<T>(
  { language: written }: Pick<ArticleCard, 'language'>,
  language: Language,
  own: T,
  hindi: T | null,
): { value: T; lang?: Language } {
  if (written === language) return { value: own }
  return language === 'hi' && hindi !== null && hindi !== '' ? { value: hindi } : { value: own, lang: written }
}
