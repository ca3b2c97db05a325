import type { SchoolPage } from '@pravesh/contract'
import { formatRupeesShort, type Language, t } from '@pravesh/messages'
import { className } from '../labels.ts'
import { schoolCost } from './school-cost.ts'

/** `Nursery to class 12 at these fees: ₹14.2 L`, without what not everybody pays; null where no fee of any year is known. */
export function costLine(school: Pick<SchoolPage, 'fees' | 'classTo'>, language: Language): string | null {
  const cost = schoolCost(school, { class: null, busKm: null, hostel: false, books: false })
  if (!cost?.total) return null
  const [from, to] = [className(cost.choice.class, language), className(cost.to, language)]
  const amount = `${formatRupeesShort(cost.total.today, language)}${cost.incomplete ? '+' : ''}`
  return t(language)('institute.costLine', { from, to, amount })
}
