import type { Language } from './language.ts'
import { optionText, t } from './translate.ts'

type Kind = 'school' | 'college' | 'exam' | 'career' | 'article' | 'course'
/** What an address narrows a listing to: a value of a filter and what it is called in English. */
export type Narrowed = { name: string; value: string; label: string }

const places = ['location', 'city', 'state']
/** Adjectives as English puts them: private CBSE boarding schools, private engineering colleges. */
const order = [
  'ownership',
  'type',
  'gender',
  'medium',
  'level',
  'delivery',
  'board',
  'residential',
  'course',
  'category',
]
const rank = ({ name }: Narrowed): number => order.indexOf(name)

/** An adjective within a phrase: in English a plain word is small, a name or an abbreviation stays as it is. */
function adjective({ name, value, label }: Narrowed, language: Language): string {
  if (name === 'medium') return t(language)('heading.medium', { label })
  const own = optionText(`heading.${name}`, value, language)
  if (own !== undefined) return own
  const plain = language === 'en' && name !== 'board' && /^[A-Z][a-z-]+( [a-z-]+)*$/.test(label)
  return plain ? label.toLowerCase() : label
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Heading, title and description of a listing that has no text of its own: what its address narrows it to, in words. */
export function listingWords(kind: Kind, narrowed: readonly Narrowed[], total: string, language: Language) {
  const text = t(language)
  const what = narrowed
    .filter(({ name }) => !places.includes(name))
    .toSorted((a, b) => rank(a) - rank(b))
    .map((one) => adjective(one, language))
  const where = new Set(places.flatMap((p) => narrowed.filter(({ name }) => name === p).map(({ label }) => label)))
  const plain = [...what, text(`heading.${kind}Noun`)].join(' ')
  const phrase =
    kind === 'school' || kind === 'college'
      ? text('heading.inPlace', { phrase: plain, place: [...where].join(', ') || text('heading.india') })
      : plain
  const h1 = narrowed.length === 0 ? text(`heading.${kind}`) : capital(phrase)
  return {
    h1,
    title: h1,
    description: text('heading.description', { total, phrase, facts: text(`heading.${kind}Facts`) }),
  }
}
