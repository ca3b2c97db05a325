import type { Listed } from './kind.ts'
import type { Choices } from './resolve.ts'

const plurals = {
  school: 'schools',
  college: 'colleges',
  exam: 'exams',
  career: 'careers',
  article: 'articles',
  course: 'courses',
} as const
const all: Readonly<Record<Listed['kind'], string>> = {
  school: 'Schools in India',
  college: 'Colleges in India',
  exam: 'Entrance exams',
  career: 'Careers',
  article: 'Guides and articles',
  course: 'Courses',
}
const places = ['location', 'city', 'state']

/** Heading, title and description of a listing that has no text of its own: what its slug narrows it to, in words. */
export function wordsOf(listed: Listed, choices: Choices, total: string) {
  const fixed = [...choices].flatMap(([name, chosen]) =>
    chosen.filter((c) => c.fixed).map((c) => ({ name, label: c.label })),
  )
  const where = places.flatMap((p) => fixed.filter((f) => f.name === p).map((f) => f.label))
  const what = fixed
    .filter((f) => !places.includes(f.name))
    .map((f) => (f.name === 'gender' ? `${f.label}’` : f.name === 'medium' ? `${f.label}-medium` : f.label))
  const noun = plurals[listed.kind]
  const placed =
    where.length > 0
      ? ` in ${where.join(', ')}`
      : what.length > 0 && (listed.kind === 'school' || listed.kind === 'college')
        ? ' in India'
        : ''
  const h1 =
    fixed.length === 0
      ? all[listed.kind]
      : `${what.length > 0 ? `${what.join(' ')} ${noun}` : noun.charAt(0).toUpperCase() + noun.slice(1)}${placed}`
  const facts = {
    school: 'Boards, classes, fees and admission dates',
    college: 'Courses, fees, entrance exams and ranks',
    exam: 'Months, modes and who conducts them',
    career: 'What the work is and which courses lead there',
    article: 'Short, checked guides to admissions',
    course: 'Length, level and who teaches them',
  }[listed.kind]
  return { h1, title: h1, description: `${total} ${noun}${placed}. ${facts}, each figure with its source and date.` }
}
