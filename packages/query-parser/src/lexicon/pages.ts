import { findEntry, hasType, type QueryParts } from '../reading/query-parts.ts'
import type { PageSection, QueryIntent } from '../types.ts'
import { type EntryType, kindBits } from './entry.ts'
import { schoolChains } from './naming.ts'

/** The page that a query is about. */
export type PageTarget = { intent: QueryIntent; target?: string; section?: PageSection }

/** Exams by the chain of schools that they lead to: "navodaya result" means the exam. */
const examOfChain: Readonly<Record<string, string>> = { 'navodaya-vidyalaya': 'jnvst-6', 'sainik-school': 'aissee' }
/** Sections that institutes have and exams have not. */
const instituteSections: ReadonlySet<string> = new Set(['placement', 'reviews'])
const examContextTypes: ReadonlySet<EntryType> = new Set(['exam', 'noun', 'admission', 'sort'])

/** Types next to an article's subject that only narrow the question: "age limit for nursery admission in delhi". */
const questionTypes: ReadonlySet<EntryType> = new Set([
  ...([
    'article',
    'noun',
    'class',
    'admission',
    'section',
    'place',
    'board',
    'exam',
    'group',
    'level',
    'course',
  ] as const),
])
const isQuestion = ({ meaningful }: QueryParts): boolean =>
  meaningful.every(({ entry }) => questionTypes.has(entry.type))

/** The page of an exam, a career, an article, or the list of careers; none where institutes are meant. */
export function findPage(parts: QueryParts): PageTarget | undefined {
  const { edges, meaningful, nouns, path, places } = parts
  const exam = findEntry(parts, 'exam')
  const section = findEntry(parts, 'section')?.value as PageSection | undefined
  if (exam && !nouns.includes('college')) {
    if (section || hasType(parts, 'fees')) return { intent: 'exam', target: exam.value, section: section ?? 'fees' }
    if (meaningful.every(({ entry }) => examContextTypes.has(entry.type))) return { intent: 'exam', target: exam.value }
  }
  const career = findEntry(parts, 'career')
  const isAboutCareer = hasType(parts, 'becoming') || path.kinds === kindBits.career || meaningful.length === 1
  if (career && isAboutCareer) return { intent: 'career', target: career.value }
  // An age limit is an exam's or a course's eligibility; of a school it is what the article on ages explains.
  const isAgeOfSchool = section === 'eligibility' && hasType(parts, 'class') && !exam && !hasType(parts, 'course')
  const ofAge = isAgeOfSchool
    ? parts.lexicon.phrases.get('admission age')?.find(({ type }) => type === 'article')
    : undefined
  const article = findEntry(parts, 'article') ?? ofAge
  if (article && isQuestion(parts)) return { intent: 'article', target: article.value }
  if (nouns[0] === 'career' || hasType(parts, 'becoming')) return { intent: 'careers' }
  const chain = edges.find(({ entry }) => entry.type === 'type' && schoolChains.has(entry.value))?.entry.value
  const chainExam = chain && places.length === 0 ? examOfChain[chain] : undefined
  if (chainExam && section && !instituteSections.has(section)) return { intent: 'exam', target: chainExam, section }
  return undefined
}
