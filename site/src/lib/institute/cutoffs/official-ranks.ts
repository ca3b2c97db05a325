import { type CollegePage, type CutoffCategory, pagePath } from '@pravesh/contract'
import { formatNumber, type Language, t } from '@pravesh/messages'
import { categoryLabel } from './cutoffs.ts'

/** The page with the cut-offs of a college alone. */
export const cutoffsPath = (url: string): string => `${pagePath('college', url)}/cutoffs`

export type OfficialRanks = NonNullable<CollegePage['officialRanks']>
type Line = OfficialRanks['lines'][number]
type Rank = Line['ranks'][number]

/** Columns of the table, as far as the list has them. */
const categories = ['general', 'ews', 'obc-ncl', 'sc', 'st'] as const satisfies readonly CutoffCategory[]
const isInTable = ({ category, seats }: Rank) => seats === 'any' && categories.some((name) => name === category)

/** A programme as published, its branch apart from years and degree: `Civil Engineering`, `4 Years, Bachelor of Technology`. */
export function programmeParts(programme: string): { branch: string; degree: string } {
  const at = programme.lastIndexOf('(', programme.lastIndexOf(' Years, '))
  if (at <= 0) return { branch: programme, degree: '' }
  return { branch: programme.slice(0, at).trim(), degree: programme.slice(at + 1).replace(/\)$/, '') }
}

/** `1,200–1,553`; a rank of the list for the preparatory course has a P. */
export function formatRanks({ opening, closing, preparatory }: Rank, language: Language): string {
  const text = `${formatNumber(opening, language)}–${formatNumber(closing, language)}`
  return preparatory ? `${text} P` : text
}

/** `OBC-NCL (PwD), seats for women`. */
export function rankSeats({ category, seats }: Rank, language: Language): string {
  const label = categoryLabel(category, language)
  return seats === 'women' ? `${label}, ${t(language)('institute.ranksWomen')}` : label
}

/** The degree of most lines, to be named once. */
function commonDegree(lines: readonly Line[]): string | undefined {
  const degrees = lines.map(({ programme }) => programmeParts(programme).degree)
  const count = (degree: string) => degrees.filter((other) => other === degree).length
  return degrees.toSorted((first, other) => count(other) - count(first))[0]
}

/** The columns of a table of ranks, each line's rank under them, and what the table has no column for: ranks of preparatory courses. */
export function rankTable({ lines }: OfficialRanks) {
  const inTable = lines.flatMap(({ ranks }) => ranks.filter(isInTable))
  const columns = categories.filter((name) => inTable.some(({ category }) => category === name))
  const rows = lines.flatMap((line) => {
    const cells = columns.map((name) => line.ranks.find((rank) => isInTable(rank) && rank.category === name))
    return cells.some((cell) => cell) ? [{ line, cells }] : []
  })
  const others = lines.flatMap((line) =>
    line.ranks.filter((rank) => !isInTable(rank)).map((rank) => ({ programme: line.programme, rank })),
  )
  const hasQuotas = new Set(lines.map(({ quota }) => quota)).size > 1
  const hasPreparatory = lines.some(({ ranks }) => ranks.some(({ preparatory }) => preparatory))
  return { columns, rows, others, degree: commonDegree(rows.map(({ line }) => line)), hasQuotas, hasPreparatory }
}
