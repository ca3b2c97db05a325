import type { QueryReading } from '../types.ts'

/** A reading in one line, as the judged queries write it: `list school @kolkata board=cisce`, `exam neet-ug#cutoff`, `name`. */
export function describeReading(reading: QueryReading | undefined): string {
  if (!reading) return 'nothing'
  const { intent, kind, slots, place, section, target } = reading
  if (intent === 'name') return 'name'
  if (target) return `${intent} ${target}${section ? `#${section}` : ''}`
  const values = slots.map(({ name, value }) => `${name}=${value}`)
  return sortTokens(
    [intent, intent === 'place' ? '' : (kind ?? ''), place ? `@${place.slug}` : '', ...values].join(' '),
  )
}

/** The words of a line in a fixed order, so that lines compare equal in any order. */
export const sortTokens = (line: string): string => line.split(' ').filter(Boolean).sort().join(' ')
