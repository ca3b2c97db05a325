import { type InstituteType, pagePath } from '@pravesh/contract'
import { classValue } from '../comparison/fee-choice.ts'
import type { SchoolChoice } from './school-cost.ts'

/** The page that adds up the fees of an institute. */
export const costPath = (kind: InstituteType, url: string): string => `${pagePath(kind, url)}/cost`

/** Nursery to class 12. */
const classes = Array.from({ length: 15 }, (_, index) => index - 2)

/** What an address chooses: `?class=nursery&bus=5&hostel=yes&books=yes`. */
export function schoolChoiceIn(query: URLSearchParams): SchoolChoice {
  const bus = query.get('bus')
  return {
    class: classes.find((number) => classValue(number) === query.get('class')) ?? null,
    busKm: bus && /^\d{1,3}(?:\.\d+)?$/.test(bus) ? Number(bus) : null,
    hostel: query.get('hostel') === 'yes',
    books: query.get('books') === 'yes',
  }
}
