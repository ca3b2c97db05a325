import { daysBetween, type Language, t } from '@pravesh/messages'

interface Dated {
  from: string
  to?: string | null
}

/** Whether a stretch of days is over, on, or still to come on the ISO day `today`. */
export function stateOf({ from, to }: Dated, today: string): 'over' | 'on' | 'ahead' {
  if ((to ?? from) < today) return 'over'
  return from <= today ? 'on' : 'ahead'
}

/** The time until then, as text: `12 days to go`, `Tomorrow`, `Today`, `On now`; null once it is over. */
export function dueLabel(dated: Dated, today: string, language: Language): string | null {
  const text = t(language)
  const state = stateOf(dated, today)
  if (state === 'over') return null
  const days = daysBetween(today, dated.from)
  if (days === 0) return text('guidance.isToday')
  if (state === 'on') return text('guidance.onNow')
  return days === 1 ? text('guidance.tomorrow') : text('guidance.daysToGo', { count: days })
}

/** The one that is on, or else the next; undefined where all are over. */
export function nextOf<D extends Dated>(dates: readonly D[], today: string): D | undefined {
  return dates
    .filter((date) => stateOf(date, today) !== 'over')
    .toSorted((first, other) => first.from.localeCompare(other.from))[0]
}
