import { describe, expect, it } from 'vitest'
import { languages, locales } from '../translate/language.ts'
import { dayInIndia, daysBetween, formatDate, formatDateTime, monthName } from './dates.ts'
import {
  formatCount,
  formatDistance,
  formatNumber,
  formatPaise,
  formatRupees,
  formatRupeesShort,
  formatShort,
  formatSize,
} from './numbers.ts'

describe('numbers', () => {
  it('are grouped in the Indian system', () => {
    expect(formatNumber(120000)).toBe('1,20,000')
    expect(formatNumber(1471473, 'hi')).toBe('14,71,473')
    expect(formatRupees(33100)).toBe('₹33,100')
    expect([33_100, 10_050, 12_345_605].map((paise) => formatPaise(paise))).toEqual(['₹331', '₹100.50', '₹1,23,456.05'])
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

  it('give the size of a file in powers of ten', () => {
    expect(formatSize(0)).toBe('0 bytes')
    expect(formatSize(840)).toBe('840 bytes')
    expect(formatSize(1_240_000)).toBe('1.2 MB')
    expect(formatSize(34_567, 'hi')).toBe('35 केबी')
  })
})

describe('formats that are kept', () => {
  it('are those of their language and their decimals, in whatever order they are first asked for', () => {
    const combinations = [2, 0, 1, 3].flatMap((decimals) => languages.map((language) => ({ decimals, language })))
    for (const { decimals, language } of [...combinations, ...combinations.toReversed()])
      for (const value of [
        0,
        -0,
        1,
        7,
        999,
        1000,
        -1,
        0.125,
        1.005,
        99.5,
        120_000.456,
        -7,
        1e21,
        Number.NaN,
        Number.POSITIVE_INFINITY,
      ])
        expect(formatNumber(value, language, decimals)).toBe(
          new Intl.NumberFormat(locales[language], { maximumFractionDigits: decimals }).format(value),
        )
    expect(() => formatNumber(0.5, 'en', 101)).toThrow(RangeError)
  })

  it('write every day as a format made for it does', () => {
    for (const language of languages) {
      const locale = language === 'en' ? 'en-US' : locales.hi
      const formatParts = (date: Date, options: Intl.DateTimeFormatOptions) => {
        const format = new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Kolkata', ...options })
        return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]))
      }
      for (let day = 0; day < 366; day++) {
        const sampleDate = new Date(Date.UTC(2024, 0, 1 + day, 18, 29, 59) + day)
        const iso = sampleDate.toISOString()
        const { day: date, month, year } = formatParts(sampleDate, { day: 'numeric', month: 'short', year: 'numeric' })
        expect(formatDate(iso, language)).toBe(`${date} ${month} ${year}`)
        expect(formatDate(dayInIndia(sampleDate), language)).toBe(`${date} ${month} ${year}`)
        const { month: short, year: yearText } = formatParts(sampleDate, { month: 'short', year: 'numeric' })
        expect(formatDate(dayInIndia(sampleDate).slice(0, 7), language)).toBe(`${short} ${yearText}`)
        const { month: long } = formatParts(sampleDate, { month: 'long' })
        expect(monthName(Number(dayInIndia(sampleDate).slice(5, 7)), language)).toBe(long)
      }
    }
    for (const none of ['', 'soon', '2026-13', '2026-11-20T25:00Z']) expect(() => formatDate(none)).toThrow(RangeError)
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

  it('change at midnight in India, as the time zone database says', () => {
    const india = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Asia/Kolkata',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    const expectSameDay = (date: Date) => expect(dayInIndia(date), date.toISOString()).toBe(india.format(date))
    for (let year = 1946; year <= 2100; year++)
      for (let month = 0; month < 12; month++) {
        const midnight = Date.UTC(year, month, 1, -5, -30)
        for (const ms of [-86_400_000, -1, 0, 1, 43_200_000]) expectSameDay(new Date(midnight + ms))
      }
    expect(() => dayInIndia(new Date(Number.NaN))).toThrow(RangeError)
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
