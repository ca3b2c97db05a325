import type { Chance, ChanceClass } from '@pravesh/contract'
import { formatNumber, type Language, type MessageKey, t } from '@pravesh/messages'
import { categoryLabel, quotaLabel } from '../institute/cutoffs/cutoffs.ts'

/** Names of the classes, for links that choose one. */
export const chanceTitles = {
  some: 'chances.some',
  all: 'chances.all',
  new: 'chances.new',
  none: 'chances.beyond',
} as const satisfies Record<ChanceClass, MessageKey>

type Compared = Pick<Chance, 'chance' | 'rank' | 'years'>

/** Where a rank stands, with the number of years: `Within 2 of 3 years`. */
export function chanceText({ chance, rank, years }: Compared, language: Language): string {
  const text = t(language)
  const count = String(years.length)
  const within = years.filter(({ last }) => rank <= last).length
  if (chance === 'new') return text(within === 1 ? 'chances.newWithin' : 'chances.newBeyond')
  if (chance === 'some') return text('chances.someOf', { within: String(within), count })
  return text(chance === 'all' ? 'chances.allOf' : 'chances.beyondOf', { count })
}

/** `Home state · OBC-NCL, seats for women`. */
export function lineSeats(
  { quota, category, seats }: Pick<Chance, 'quota' | 'category' | 'seats'>,
  language: Language,
) {
  const names = { quota: quotaLabel(quota, language), category: categoryLabel(category, language) }
  return t(language)(seats === 'women' ? 'chances.seatsWomen' : 'chances.seats', names)
}

/** How far the closing ranks lie apart over the years, and how they moved within the rounds of the newest; null where one is known. */
export function lineMoves({ years }: Pick<Chance, 'years'>, language: Language): string[] {
  const text = t(language)
  const closings = years.map(({ last }) => last)
  const [lowest, highest] = [Math.min(...closings), Math.max(...closings)]
  const newest = years.findLast(({ first }) => first !== null)
  const moves: string[] = []
  if (years.length > 1)
    moves.push(
      text('chances.spread', { lowest: formatNumber(lowest, language), highest: formatNumber(highest, language) }),
    )
  if (newest?.first) {
    const change = newest.last - newest.first
    const sign = change > 0 ? '+' : '−'
    const year = String(newest.year)
    moves.push(
      change === 0
        ? text('chances.noDrift', { year })
        : text('chances.drift', { year, change: `${sign}${formatNumber(Math.abs(change), language)}` }),
    )
  }
  return moves
}
