import { type Language, languages } from '@pravesh/messages'

/** The language of the page being rendered, from `Astro.currentLocale`. */
export function languageOf(currentLocale: string | undefined): Language {
  return languages.find((language) => language === currentLocale) ?? 'en'
}

/** A path of the site in one language: Hindi lives under `/hi`. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path
  return path === '/' ? '/hi' : `/hi${path}`
}

/** The same page in the other language, whichever this one is. */
export function otherLanguage(pathname: string): { language: Language; path: string } {
  const inHindi = pathname === '/hi' || pathname.startsWith('/hi/')
  return inHindi ? { language: 'en', path: pathname.slice(3) || '/' } : { language: 'hi', path: pathIn('hi', pathname) }
}
