import { type CandidateCategory, type ChancesQuery, candidateCategories, chanceClasses } from '@pravesh/contract'
import type { MessageKey } from '@pravesh/messages'
import { oneOf } from './one-of.ts'

/** Ranks of the form, each of a list of its own. */
export const rankFields = ['rank', 'categoryRank', 'pwdRank', 'categoryPwdRank'] as const
export type RankField = (typeof rankFields)[number]
/** Lengths of degrees to choose from, in years. */
export const degreeLengths = ['3', '4', '5'] as const
/** Their names on pages. */
export const rankLabels = {
  rank: 'chances.rank',
  categoryRank: 'chances.categoryRank',
  pwdRank: 'chances.pwdRank',
  categoryPwdRank: 'chances.categoryPwdRank',
} as const satisfies Record<RankField, MessageKey>
const rowsOnPage = 25
/** Every parameter of the pages about chances. */
export const chanceParameters: readonly string[] = [
  ...['list', 'category', 'pool', 'homeState', ...rankFields, 'branch', 'institute', 'degreeYears', 'chance', 'page'],
  'choices',
]

/** What the address of the page says, as its form shows it. */
export interface ChanceForm {
  /** Exam, and after a dot the course that a paper of its own ranks for. */
  list: string
  category: CandidateCategory
  pool: 'any' | 'women'
  homeState: string
  ranks: Record<RankField, string>
  branch: string
  institutes: readonly string[]
  degreeYears: string
  chance: ChancesQuery['chance']
  page: number
}

/** The form as the address has it; `firstList` where it names no exam. */
export function chanceFormIn(parameters: URLSearchParams, firstList: string): ChanceForm {
  const value = (name: string) => parameters.get(name) ?? ''
  const page = Number(value('page'))
  return {
    list: value('list') || firstList,
    category: oneOf(candidateCategories, value('category')) ?? 'general',
    pool: value('pool') === 'women' ? 'women' : 'any',
    homeState: value('homeState'),
    ranks: {
      rank: value('rank'),
      categoryRank: value('categoryRank'),
      pwdRank: value('pwdRank'),
      categoryPwdRank: value('categoryPwdRank'),
    },
    branch: value('branch'),
    institutes: parameters.getAll('institute').flatMap((slugs) => slugs.split(',')),
    degreeYears: oneOf(degreeLengths, value('degreeYears')) ?? '',
    chance: oneOf(chanceClasses, value('chance')),
    page: Number.isInteger(page) && page > 0 && page <= 1_000 ? page : 1,
  }
}

/** Whether the form has a rank that its category reads. */
export const hasRank = ({ ranks, category }: ChanceForm): boolean =>
  rankFields.some((name) => ranks[name] !== '' && (category !== 'general' || !name.startsWith('category')))

/** The form as the reader takes it. */
export function chanceInput(form: ChanceForm) {
  const [exam = '', course] = form.list.split('.')
  const ranks = Object.fromEntries(rankFields.flatMap((name) => (form.ranks[name] ? [[name, form.ranks[name]]] : [])))
  return {
    ...{ exam, category: form.category, pool: form.pool, page: form.page, limit: rowsOnPage },
    ...ranks,
    ...(course && { course }),
    ...(form.homeState && { homeState: form.homeState }),
    ...(form.branch && { branch: form.branch }),
    ...(form.institutes.length > 0 && { institute: [...form.institutes] }),
    ...(form.degreeYears && { degreeYears: form.degreeYears }),
    ...(form.chance && { chance: form.chance }),
  }
}

/** How many pages the rows make. */
export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / rowsOnPage))
