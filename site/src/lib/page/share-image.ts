import type { Language } from '@pravesh/messages'

const kinds = ['school', 'college', 'exam', 'career', 'article', 'course'] as const

/** The picture beside a shared link of a page that has none of its own, by the page's path; drawn by `packages/theme/scripts`. */
export function shareImage(pathname: string, language: Language): string {
  const [, first, second] = pathname.split('/')
  const name = (language === 'en' ? first : second) ?? ''
  const kind = kinds.find((candidate) => name === candidate || name === `${candidate}s`)
  return `/share/${kind ?? 'home'}-${language}.png`
}
