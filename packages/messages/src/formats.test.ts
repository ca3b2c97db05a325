import { describe, expect, it } from 'vitest'
import { dayInIndia, daysBetween, formatDate, formatDateTime, monthName } from './dates.ts'
import { formatCount, formatDistance, formatNumber, formatRupees, formatRupeesShort, formatShort } from './numbers.ts'

describe('numbers', () => {
  it('are grouped in the Indian system', () => {
    expect(formatNumber(120000)).toBe('1,20,000')
    expect(formatNumber(1471473, 'hi')).toBe('14,71,473')
    expect(formatRupees(33100)).toBe('₹33,100')
    expect(formatRupees(120000, 'hi')).toBe('₹1,20,000')
    expect(formatRupees(-500)).toBe('−₹500')
    expect(formatCount(1000, 'en', true)).toBe('1,000+')
  })

  it('are said in lakh and crore', () => {
    expect(formatShort(99999)).toBe('99,999')
    expect(formatShort(150000)).toBe('1.5 lakh')
    expect(formatShort(9_999_999)).toBe('1 crore')
    expect(formatShort(22_500_000)).toBe('2.25 crore')
    expect(formatRupeesShort(150000, 'hi')).toBe('₹1.5 लाख')
  })

  it('measure distance in metres below a kilometre', () => {
    expect(formatDistance(0.846)).toBe('850 m')
    expect(formatDistance(3.44)).toBe('3.4 km')
    expect(formatDistance(12.3, 'hi')).toBe('12 किमी')
  })
})

describe('dates', () => {
  it('are written day, three letters, year', () => {
    expect(formatDate('2026-11-20')).toBe('20 Nov 2026')
    expect(formatDate('2026-09-05')).toBe('5 Sep 2026')
    expect(formatDate('2025')).toBe('2025')
    expect(formatDate('2025-06')).toBe('Jun 2025')
    expect(formatDate('2026-11-20', 'hi')).toBe('20 नव॰ 2026')
  })

  it('are read in India', () => {
    expect(formatDate('2026-11-20T19:00:00Z')).toBe('21 Nov 2026')
    expect(formatDateTime('2026-11-20T10:35:00Z')).toBe('20 Nov 2026, 4:05 pm')
    expect(dayInIndia(new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01')
  })

  it('count whole days', () => {
    expect(daysBetween('2026-11-20', '2026-12-01')).toBe(11)
    expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1)
  })

  it('name months', () => {
    expect(monthName(1)).toBe('January')
    expect(monthName(5, 'hi')).toBe('मई')
    expect(monthName(9, 'en', 'short')).toBe('Sep')
  })
})
