import { describe, expect, it } from 'vitest'
import { en } from '../en/index.ts'
import { formatNumber } from '../format/numbers.ts'
import { hi } from '../hi/index.ts'
import { fill } from './fill.ts'
import { languages } from './language.ts'
import { messageText, t } from './translate.ts'

const flat = (catalogue: Record<string, Record<string, string>>) =>
  Object.entries(catalogue).flatMap(([domain, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${domain}.${key}`, text] as const),
  )
const places = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort()

describe('the catalogues', () => {
  it('have the same keys in both languages', () => {
    expect(flat(hi).map(([key]) => key)).toEqual(flat(en).map(([key]) => key))
  })

  it('ask for the same values in both languages', () => {
    const hindi = new Map(flat(hi))
    const differing = flat(en).filter(([key, text]) => places(text).join() !== places(hindi.get(key) ?? '').join())
    expect(differing).toEqual([])
  })

  it('write Hindi in Devanagari', () => {
    const latin = flat(hi).filter(
      ([, text]) => /[a-z]/i.test(text.replace(/\{[^}]*\}/g, '')) && !/[\u0900-\u097f]/.test(text),
    )
    expect(latin.map(([key]) => key)).toEqual(['listing.nirf', 'listing.naacIs'])
  })
})

describe('filling', () => {
  it('groups numbers and picks the form that goes with them', () => {
    expect(fill('{count} {count|school|schools}', { count: 120000 }, 'en')).toBe('1,20,000 schools')
    expect(fill('{count} {count|school|schools}', { count: 1 }, 'en')).toBe('1 school')
    expect(fill('{count} {count|school|schools}', { count: 0 }, 'en')).toBe('0 schools')
  })

  it('leaves text in a value alone', () => {
    expect(fill('You searched for {query}', { query: '{count} $& <b>' }, 'en')).toBe('You searched for {count} $& <b>')
  })

  it('answers typed keys, and undefined for a key it does not know', () => {
    expect(t('en')('site.skip')).toBe('Skip to the content')
    expect(messageText('errors.NO_SUCH_CODE', 'hi')).toBeUndefined()
  })
})

/** Filling defined by one replacement: every text made of its parts must equal this result. */
const byReplacement = (text: string, values: Record<string, string | number>, language: 'en' | 'hi') =>
  text.replace(/\{(\w+)(?:\|([^|{}]*)\|([^{}]*))?\}/g, (place, name: string, singular?: string, plural?: string) => {
    const value = values[name]
    if (value === undefined) return place
    const isOne = Number(value) === 1 || (language === 'hi' && Number(value) === 0)
    if (singular !== undefined && plural !== undefined) return isOne ? singular : plural
    return typeof value === 'number' ? formatNumber(value, language, 2) : value
  })

const tried = [0, 1, 2, -1, 1.5, 0.005, 120_000, 1e21, Number.NaN, '', '0', '1', '12', '{count}', '$& $1 <b>', 'दिल्ली']
const odd = [
  '',
  '{',
  '{}',
  '{a',
  '{a}{a}',
  '{a|}',
  '{a||}',
  '{a|b|c}}',
  '{{a}}',
  '{a|b|c|d}',
  '{a|x {b} y|z}',
  '$& {a} \\ {b-c}',
]

describe.each(languages)('in %s a text made of parts', (language) => {
  const catalogue = flat(language === 'en' ? en : hi)
  // Keys of every kind, known only here at run time.
  const text = t(language) as (key: string, values?: Record<string, string | number>) => string

  it('reads as one replacement would, whatever values are given', () => {
    const differing: string[] = []
    const check = (key: string, got: string, expected: string) => {
      if (got !== expected) differing.push(`${key}: ${got} instead of ${expected}`)
    }
    for (const [key, source] of catalogue) {
      const names = places(source)
      check(key, text(key), byReplacement(source, {}, language))
      for (const [index, value] of tried.entries()) {
        const all = Object.fromEntries(names.map((name, i) => [name ?? '', tried[(index + i) % tried.length] ?? '']))
        const first = Object.fromEntries(names.slice(0, 1).map((name) => [name ?? '', value]))
        for (const values of [all, first, { ...all, other: value }])
          check(key, text(key, values), byReplacement(source, values, language))
      }
    }
    for (const source of odd)
      for (const value of tried)
        for (const values of [{}, { a: value }, { a: value, b: value }] as Record<string, string | number>[])
          check(source, fill(source, values, language), byReplacement(source, values, language))
    expect(differing).toEqual([])
  })

  it('keeps its places and forms where no value is given', () => {
    expect(text('site.skip')).toBe(messageText('site.skip', language))
    const [key, source] = catalogue.find(([, text]) => /\{\w+\|/.test(text)) ?? []
    expect(text(key ?? '')).toBe(source)
  })

  it('is its own key where there is none', () => {
    expect(text('site.noSuchText')).toBe('site.noSuchText')
  })

  it('comes from the one translator of its language', () => {
    expect(t(language)).toBe(t(language))
  })
})
