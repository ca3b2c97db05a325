import type { Listed } from './kind.ts'
import type { Choices } from './values.ts'

const plurals = {
  school: 'schools',
  college: 'colleges',
  exam: 'exams',
  career: 'careers',
  article: 'articles',
  course: 'courses',
} as const
const headings: Readonly<Record<Listed['kind'], string>> = {
  school: 'Schools in India',
  college: 'Colleges in India',
  exam: 'Entrance exams',
  career: 'Careers',
  article: 'Guides and articles',
  course: 'Courses',
}
const facts: Readonly<Record<Listed['kind'], string>> = {
  school: 'Boards, classes, fees and admission dates',
  college: 'Courses, fees, entrance exams and ranks',
  exam: 'Months, modes and who conducts them',
  career: 'What the work is and which courses lead there',
  article: 'Short, checked guides to admissions',
  course: 'Length, level and who teaches them',
}
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
const rank = ({ name }: { name: string }): number => order.indexOf(name)

/** An adjective within a phrase: a plain word is small, a name or an abbreviation stays as it is. */
function adjective(name: string, label: string): string {
  if (name === 'medium') return `${label}-medium`
  const plain = name !== 'board' && /^[A-Z][a-z-]+( [a-z-]+)*$/.test(label)
  const word = plain ? label.toLowerCase() : label
  return name === 'gender' && word.endsWith('s') ? `${word}’` : word
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Heading, title and description of a listing that has no text of its own: what its slug narrows it to, in words. */
export function wordsOf(listed: Listed, choices: Choices, total: string) {
  const fixed = [...choices].flatMap(([name, chosen]) =>
    chosen.filter((c) => c.fixed).map(({ label }) => ({ name, label })),
  )
  const noun = plurals[listed.kind]
  const what = fixed
    .filter((f) => !places.includes(f.name))
    .toSorted((a, b) => rank(a) - rank(b))
    .map((f) => adjective(f.name, f.label))
  const where = [...new Set(places.flatMap((p) => fixed.filter((f) => f.name === p).map((f) => f.label)))]
  const placed = listed.kind === 'school' || listed.kind === 'college' ? ` in ${where.join(', ') || 'India'}` : ''
  const phrase = `${[...what, noun].join(' ')}${placed}`
  const h1 = fixed.length === 0 ? headings[listed.kind] : capital(phrase)
  return {
    h1,
    title: h1,
    description: `${total} ${phrase}. ${facts[listed.kind]}, each figure with its source and date.`,
  }
}
