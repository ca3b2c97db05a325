import { pagePath } from '@pravesh/contract'

/** The page that works out what is given back of a college's fee. */
export const refundPath = (url: string): string => `${pagePath('college', url)}/refund`

/** What an address asks for: the values as typed, the fields in error, and the query where there is none. */
export interface RefundForm {
  values: { paid: string; leaving: string; last: string }
  errors: ('paid' | 'leaving' | 'last')[]
  query: { paid: number; leavesOn: string; lastDate: string | null } | null
}

const isDay = (text: string) => {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Reads `?paid=120000&leaving=2026-08-01&last=2026-07-31`; without any of them there are no errors and no query. */
export function refundFormIn(parameters: URLSearchParams): RefundForm {
  const value = (name: string) => parameters.get(name) ?? ''
  const values = { paid: value('paid'), leaving: value('leaving'), last: value('last') }
  if (!values.paid && !values.leaving && !values.last) return { values, errors: [], query: null }
  const errors: RefundForm['errors'] = []
  if (!/^\d{1,8}$/.test(values.paid) || Number(values.paid) === 0) errors.push('paid')
  if (!isDay(values.leaving)) errors.push('leaving')
  if (values.last && !isDay(values.last)) errors.push('last')
  if (errors.length > 0) return { values, errors, query: null }
  const query = { paid: Number(values.paid), leavesOn: values.leaving, lastDate: values.last || null }
  return { values, errors, query }
}
