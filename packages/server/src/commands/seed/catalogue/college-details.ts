import type { CollegeBody } from '@pravesh/contract'
import type { Tx } from '../../../platform/db/index.ts'
import { today } from '../../../platform/db/statements/today.ts'
import { collegeContact, collegePlacement, collegeSection, faq } from '../../../platform/db/tables.ts'
import { chance } from '../chance.ts'
import { type Ids, idOf, insertAll } from '../insert.ts'
import { managed } from './managed.ts'
import { demo } from './sources.ts'

/**
 * Whether a college has invented grades and placements: the managed ones, and ten further down the list. Those between are the colleges whose true
 * figures people know best.
 */
export const hasDetails = (index: number): boolean => index < managed || (index >= 20 && index < 30)

/** The last two of the managed colleges have no placements: their login is led to add them. */
const isIncomplete = (index: number): boolean => index === managed - 1 || index === managed - 2

const grades = ['A++', 'A+', 'A+', 'A', 'A', 'B++'] as const
/** An invented NAAC grade: it stands for some years after the day of the seed. */
export function demoNaac(url: string): NonNullable<CollegeBody['naac']> {
  const { between } = chance(`naac ${url}`)
  const year = Number(today().slice(0, 4))
  return { grade: grades[between(0, grades.length - 1)] ?? 'A', validTo: `${year + between(1, 4)}-06-30` }
}

/** Invented intake of a course: few are admitted to a doctorate. */
export function demoIntake(url: string, course: string): number {
  const places = chance(`intake ${url} ${course}`).between(2, 12)
  return places * (course === 'phd' ? 5 : 30)
}

/** Invented placements of the last three years, the median below the average. */
function placementsOf(url: string) {
  const { between, next } = chance(`placements ${url}`)
  const eligible = between(300, 900)
  const median = between(45, 110) * 10_000
  const spread = 1.1 + next() / 4
  return [0, 1, 2].map((yearsAgo) => {
    const middle = Math.round((median * 0.95 ** yearsAgo) / 10_000) * 10_000
    return {
      year: Number(today().slice(0, 4)) - yearsAgo,
      eligible: eligible - yearsAgo * between(5, 25),
      placed: Math.round(eligible * (0.62 + next() * 0.2)),
      higherStudies: Math.round(eligible * 0.05),
      median: middle,
      average: Math.round((middle * spread) / 10_000) * 10_000,
      highest: middle * between(3, 6),
      lowest: Math.round((middle * 0.5) / 10_000) * 10_000,
      source: demo,
    }
  })
}

/** Begins each invented text on the page of a real college, so that nobody reads it as the college's own. */
const invented = 'Invented for this demonstration: the college did not say this.'
const sections = [
  {
    section: 'hostel',
    title: 'Hostel: a demonstration text',
    body: `${invented}\n\n- Rooms for two in the first year, single rooms later\n- Three meals a day, with a kitchen committee of students\n- Rooms are given by distance from home`,
  },
  {
    section: 'scholarship',
    title: 'Scholarships: a demonstration text',
    body: `${invented}\n\n- Part of the tuition is waived by rank in the entrance exam\n- Part is waived by the income of the family\n- Both are looked at again each year`,
  },
] as const
const questions = [
  ['Can fees be paid in parts?', 'In two parts a year.', 'en'],
  ['Can the branch be changed after the first year?', 'By marks, where seats are free.', 'en'],
  ['क्या फ़ीस किस्तों में दी जा सकती है?', 'साल में दो किस्तों में।', 'hi'],
] as const
const inventedIn = { en: invented, hi: 'इस प्रदर्शन के लिए गढ़ा गया उत्तर, कॉलेज का नहीं।' } as const

/** The college with the most courses: with these texts too its page would be heavier than any page may be. */
const fullest = 'srm-institute-of-science-and-technology'

/**
 * Placements of the first colleges of the demo. The managed ones have texts too, each of which says that it is invented, and an office
 * whose mails reach nobody.
 */
export async function seedCollegeDetails(tx: Tx, ids: Ids, urls: readonly string[]): Promise<void> {
  const withTexts = urls.slice(0, managed).filter((url) => url !== fullest)
  await insertAll(
    tx,
    collegePlacement,
    urls
      .filter((_, index) => hasDetails(index) && !isIncomplete(index))
      .flatMap((url) => {
        return placementsOf(url).map((placement) => ({ ...placement, college: idOf(ids, url) }))
      }),
  )
  await insertAll(
    tx,
    collegeContact,
    withTexts.map((url) => ({
      college: idOf(ids, url),
      campus: 'Office of the demonstration',
      email: `office@${url}.example.org`,
    })),
  )
  await insertAll(
    tx,
    collegeSection,
    withTexts.flatMap((url) =>
      sections.map((section, index) => ({ ...section, college: idOf(ids, url), order: index + 1 })),
    ),
  )
  await insertAll(
    tx,
    faq,
    withTexts.flatMap((url) =>
      questions.map(([question, answer, language], index) => ({
        college: idOf(ids, url),
        question,
        answer: `${answer} ${inventedIn[language]}`,
        language,
        order: index + 1,
      })),
    ),
  )
}
