import { type Chance, type ChanceLine, type CutoffCategory, chanceOf } from '@pravesh/contract'
import type { ChanceForm, RankField } from './address.ts'

/** The longest list of choices: an address stays one that can be shared. */
export const mostChoices = 60

/** Ids of the chosen lines in their order, each once: a page shows the first `mostChoices`. */
export function choicesIn(parameters: URLSearchParams): number[] {
  const ids = (parameters.get('choices') ?? '').split(/[,.]/).filter((id) => /^\d{1,9}$/.test(id))
  return [...new Set(ids.map(Number).filter((id) => id > 0))]
}

/** The same address with other choices. */
export function withChoices(parameters: URLSearchParams, ids: readonly number[]): URLSearchParams {
  const next = new URLSearchParams(parameters)
  // A list that was emptied is not one that the address says nothing of.
  next.set('choices', ids.length === 0 ? '0' : ids.join(','))
  return next
}

/** The choices with one moved a place up (−1) or down (1). */
export function movedChoice(ids: readonly number[], id: number, by: -1 | 1): number[] {
  const from = ids.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= ids.length) return [...ids]
  return ids.with(from, ids[to] ?? id).with(to, id)
}

const commonFields: Partial<Record<CutoffCategory, RankField>> = { general: 'rank', 'general-pwd': 'pwdRank' }
/**
 * The rank of a candidate that a line is compared with; undefined where none is of its list. The exam must be the form's, the category the
 * candidate's, or the common one.
 */
export function rankFieldOf(
  line: Pick<ChanceLine, 'category' | 'exam' | 'course'>,
  { list, category }: Pick<ChanceForm, 'list' | 'category'>,
): RankField | undefined {
  if (list !== (line.course ? `${line.exam}.${line.course}` : line.exam)) return undefined
  const common = commonFields[line.category]
  if (common) return common
  if (line.category === category) return 'categoryRank'
  return line.category === `${category}-pwd` ? 'categoryPwdRank' : undefined
}

/** A line of the list with where the candidate's rank stands; without a rank of its list there is no class. */
export type Choice = ChanceLine & Partial<Pick<Chance, 'rank' | 'chance'>>

/** The lines beside the ranks of the form. */
export function compareChoices(lines: readonly ChanceLine[], form: ChanceForm): Choice[] {
  return lines.map((line) => {
    const field = rankFieldOf(line, form)
    const rank = field === undefined ? Number.NaN : Number(form.ranks[field])
    if (!Number.isInteger(rank) || rank < 1) return line
    return {
      ...line,
      rank,
      chance: chanceOf(
        rank,
        line.years.map(({ last }) => last),
      ),
    }
  })
}
