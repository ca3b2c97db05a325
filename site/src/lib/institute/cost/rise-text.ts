import { formatNumber, type Language, t } from '@pravesh/messages'
import type { Rise } from './rise.ts'

/** Tenths of a percent as a number of percent: `6.2`. */
export const formatTenths = (tenths: number, language: Language): string => formatNumber(tenths / 10, language, 1)

/** How the rise of a school's fees was worked out; `session` is that of the fees of the first year. */
export function riseText(rise: Rise, session: string, language: Language): string {
  const text = t(language)
  const percent = (tenths: number) => formatTenths(tenths, language)
  if (rise.type === 'assumed') return text('cost.riseAssumed', { count: rise.sessions, percent: percent(rise.tenths) })
  const { from, to, measured } = rise
  if (rise.type === 'fallen') return text('cost.riseFallen', { from, to, percent: percent(measured), session })
  return text('cost.riseMeasured', { from, to, percent: percent(measured) })
}
