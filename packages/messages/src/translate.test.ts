import { describe, expect, it } from 'vitest'
import { en } from './en/index.ts'
import { hi } from './hi/index.ts'
import { fill, messageText, t } from './translate.ts'

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
