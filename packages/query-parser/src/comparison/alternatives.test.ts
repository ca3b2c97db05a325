import { describe, expect, test } from 'vitest'
import { createTestLexicon } from '../testing/lexicon.ts'
import { splitAlternatives } from './alternatives.ts'

const lexicon = createTestLexicon()

describe('two things that a query compares are one query each', () => {
  test.each([
    ['dps or dav in ranchi', ['dps in ranchi', 'dav in ranchi']],
    ['bcom vs bba', ['bcom', 'bba']],
    ['बीकॉम या बीबीए', ['बीकॉम', 'बीबीए']],
    ['b.tech v/s mbbs', ['b tech', 'mbbs']],
    ['difference between bcom and bba', ['bcom', 'bba']],
    ['neet ya jee main kaun sa tough hai', ['neet', 'jee main']],
    ['आईआईटी दिल्ली बनाम आईआईटी बॉम्बे', ['आईआईटी दिल्ली', 'आईआईटी बॉम्बे']],
    ['mayo college or doon school', ['mayo college', 'doon school']],
    ['dps or dav or kv in ranchi', ['dps in ranchi', 'dav in ranchi', 'kv in ranchi']],
  ])('%s', (query, texts) => {
    expect(splitAlternatives(lexicon, query)).toEqual(texts)
  })
})

describe('what is before the first or behind the last applies to both', () => {
  test.each([
    ['iit delhi or bombay', ['iit delhi', 'iit bombay']],
    ['btech colleges in delhi or pune', ['btech colleges in delhi', 'btech colleges in pune']],
    ['schools in delhi or noida under 1 lakh', ['schools in delhi under 1 lakh', 'schools in noida under 1 lakh']],
    ['cbse vs icse schools in kolkata', ['cbse schools in kolkata', 'icse schools in kolkata']],
    ['springdales vs vasant valley fees', ['springdales fees', 'vasant valley fees']],
  ])('%s', (query, texts) => {
    expect(splitAlternatives(lexicon, query)).toEqual(texts)
  })
})

describe('a text about one thing is left whole', () => {
  test.each([
    'cbse or icse schools in pune',
    'class 11 or 12 in delhi',
    'neet syllabus or pattern',
    'schools not cbse or icse in pune',
    'or delhi',
    'iit delhi and fees',
    'schools in pune for boys or girls',
    'dps or dav or kv or jnv in ranchi',
  ])('%s', (query) => {
    expect(splitAlternatives(lexicon, query)).toEqual([])
  })

  test('a registered name', () => {
    const names = { hasKey: () => true }
    expect(
      splitAlternatives({ ...lexicon, names: Object.assign(Object.create(lexicon.names), names) }, 'dps or dav'),
    ).toEqual([])
  })
})
