import { formatRupees } from '../format/numbers.ts'
import type { Language } from '../translate/language.ts'
import { optionText, t } from '../translate/translate.ts'
import { filterValueLabel } from './filter-labels.ts'

type Kind = 'school' | 'college' | 'exam' | 'career' | 'article' | 'course'
/** A filter in the address of a listing: a value and its English label. */
export type Narrowed = { name: string; value: string; label: string }

const places = ['location', 'city', 'state']
/** Filters before the noun, in English order: private CBSE boarding schools. Headings and slugs have the same order. */
export const listingAdjectives: readonly string[] = [
  'ownership',
  'type',
  'gender',
  'medium',
  'level',
  'delivery',
  'board',
  'residential',
  'course',
  'specialization',
  'category',
  'stream',
  'group',
]
const rank = ({ name }: Narrowed): number => listingAdjectives.indexOf(name)
/** Filters after the noun, each with its message. */
const tails = {
  classLevel: 'heading.with',
  facility: 'heading.with',
  exam: 'heading.accepting',
} as const
const isTail = (name: string): name is keyof typeof tails => Object.hasOwn(tails, name)

/** An adjective within a phrase: in English a plain word is small, a name or an abbreviation stays as it is. */
function adjective({ name, value, label }: Narrowed, language: Language): string {
  if (name === 'medium') return t(language)('heading.medium', { label })
  const ownText = optionText(`heading.${name}`, value, language)
  if (ownText !== undefined) return ownText
  const isPlainWord = language === 'en' && name !== 'board' && /^[A-Z][a-z-]+( [a-z-]+)*$/.test(label)
  return isPlainWord ? label.toLowerCase() : label
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Heading, title and description of a listing without a text of its own, made of its filters. */
export function listingHeading(kind: Kind, narrowed: readonly Narrowed[], total: string, language: Language) {
  const text = t(language)
  const adjectives = narrowed
    .filter(
      ({ name }) => listingAdjectives.includes(name) || (kind !== 'school' && kind !== 'college' && !isTail(name)),
    )
    .toSorted((a, b) => rank(a) - rank(b))
    .map((filter) => adjective(filter, language))
  const where = new Set(places.flatMap((p) => narrowed.filter(({ name }) => name === p).map(({ label }) => label)))
  const narrowedPhrase = narrowed.reduce(
    (phrase, { name, value, label }) =>
      isTail(name) ? text(tails[name], { phrase, label: filterValueLabel(name, value, language) ?? label }) : phrase,
    [...adjectives, text(`heading.${kind}Noun`)].join(' '),
  )
  const isNear = narrowed.some(({ name }) => name === 'near')
  const placed = isNear
    ? text('heading.nearYou', { phrase: narrowedPhrase })
    : kind === 'school' || kind === 'college'
      ? text('heading.inPlace', { phrase: narrowedPhrase, place: [...where].join(', ') || text('heading.india') })
      : narrowedPhrase
  const fee = narrowed.find(({ name }) => name === 'feeMax')
  const phrase = fee
    ? text('heading.under', { phrase: placed, amount: formatRupees(Number(fee.value), language) })
    : placed
  const h1 = narrowed.length === 0 ? text(`heading.${kind}`) : capital(phrase)
  return {
    h1,
    title: h1,
    description: text('heading.description', { total, phrase, facts: text(`heading.${kind}Facts`) }),
  }
}
