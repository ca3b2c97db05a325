import { en } from '../en/index.ts'
import { formatDate } from '../format/dates.ts'
import { hi } from '../hi/index.ts'
import { fill } from '../translate/fill.ts'
import { reasonsOfAccounts } from './hindi/account.ts'
import { reasonsOfAdmission } from './hindi/admission.ts'
import { sentencesOfConsoles } from './hindi/consoles.ts'
import { reasonsOfFields } from './hindi/fields.ts'
import { reasonsOfPayments } from './hindi/payment.ts'
import { reasonsOfPeople } from './hindi/people.ts'
import { reasonsOfService } from './hindi/service.ts'

type Pair = readonly [english: string, hindi: string]
/** The pairs of domains whose sentences the server itself puts into an error. */
const pairsOf = <D extends 'admission' | 'applicationState'>(domain: D): Pair[] => {
  const hindiTexts: Readonly<Record<string, string>> = hi[domain]
  return Object.entries(en[domain]).map(([key, english]) => [english, hindiTexts[key] ?? english])
}

/** Hindi reasons by their English one; those of the consoles are those of institutes and staff. */
const pairs: readonly Pair[] = [
  ...Object.entries({
    ...sentencesOfConsoles,
    ...reasonsOfFields,
    ...reasonsOfAccounts,
    ...reasonsOfAdmission,
    ...reasonsOfPayments,
    ...reasonsOfPeople,
    ...reasonsOfService,
  }),
  ...pairsOf('admission'),
  ...pairsOf('applicationState'),
]
const place = /\{(\w+)\}/g
const sentences = new Map(pairs)
const patterns = pairs
  .filter(([english]) => english.includes('{'))
  .map(([english, hindi]) => ({
    literals: english.split(/\{\w+\}/),
    names: [...english.matchAll(place)].map(([, name = '']) => name),
    hindi,
  }))
  // The most specific first: `At most {count} children` before `At most {count}`.
  .toSorted((a, b) => b.literals.join('').length - a.literals.join('').length)

/** The values at the places of a pattern; undefined where the sentence is not one of it. */
function valuesIn(sentence: string, literals: readonly string[]): string[] | undefined {
  const [first = '', ...others] = literals
  if (!sentence.startsWith(first)) return undefined
  const values: string[] = []
  let start = first.length
  for (const [index, literal] of others.entries()) {
    const isLast = index === others.length - 1
    const end = isLast ? sentence.length - literal.length : sentence.indexOf(literal, start + 1)
    if (end <= start || !sentence.startsWith(literal, end)) return undefined
    values.push(sentence.slice(start, end))
    start = end + literal.length
  }
  return values
}

const months = new Map(
  Array.from({ length: 12 }, (_, index) => {
    const month = `2026-${String(index + 1).padStart(2, '0')}`
    return [formatDate(month, 'en').slice(0, 3), formatDate(month, 'hi').replace(/ 2026$/, '')] as const
  }),
)
/** A value in a sentence: a sentence or a word of ours, a day, or what a person wrote, which stays. */
const translateValue = (value: string): string =>
  translateReason(value) ??
  value.replace(/^(\d{1,2}) ([A-Z][a-z]{2}) (\d{4})$/, (day, date, month, year) => {
    const hindiMonth = months.get(month)
    return hindiMonth ? `${date} ${hindiMonth} ${year}` : day
  })

/** The Hindi of a reason that the server gives in English, with its values; undefined where there is none. */
export function translateReason(reason: string): string | undefined {
  const known = sentences.get(reason)
  if (known !== undefined) return known
  for (const { literals, names, hindi } of patterns) {
    const values = valuesIn(reason, literals)
    if (values)
      return fill(hindi, Object.fromEntries(names.map((name, i) => [name, translateValue(values[i] ?? '')])), 'hi')
  }
  // A reason followed by an advice.
  const parts = reason.split('. ')
  if (parts.length === 1 || parts.length > 3) return undefined
  const hindiParts = parts.map((part) => translateReason(part))
  return hindiParts.every((part) => part !== undefined) ? hindiParts.join('। ') : undefined
}
