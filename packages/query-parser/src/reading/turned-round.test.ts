import { describe, expect, test } from 'vitest'
import { describeReading, sortTokens } from '../testing/describe-reading.ts'
import { createTestLexicon } from '../testing/lexicon.ts'
import { normalize } from '../text/normalize.ts'
import { parseQuery } from './parse.ts'

const lexicon = createTestLexicon()
const read = (query: string) => {
  const [reading] = parseQuery(lexicon, query)
  return [describeReading(reading), [...(reading?.unapplied ?? []), reading?.rest].filter(Boolean).join(' ')]
}

describe('a condition that is negated is not applied, and named', () => {
  test.each([
    ['mba without cat', 'course mba', 'without cat'],
    ['btech without jee', 'course btech', 'without jee'],
    ['mbbs without neet', 'course mbbs', 'without neet'],
    ['बिना नीट के एमबीबीएस', 'course mbbs', 'बिना नीट'],
    ['neet ke bina mbbs', 'course mbbs', 'neet ke bina'],
    ['non cbse schools in pune', 'list school @pune', 'non cbse'],
    ['private schools not cbse in pune', 'list school @pune ownership=private', 'not cbse'],
    ['schools except cbse and icse in delhi', 'list school @delhi', 'except cbse and icse'],
    ['class 11 admission without cbse', 'list school class=11', 'without cbse'],
    ['schools without donation in mumbai', 'list school @mumbai', 'without donation'],
    ['mba no cat', 'course mba', 'no cat'],
    ['neet without coaching', 'exam neet-ug', 'without coaching'],
    ['cat is not required', 'list college', 'cat is not required'],
    ['mba jisme cat zaroori nahi', 'course mba', 'cat zaroori nahi'],
    ['एमबीए जिसमें कैट की ज़रूरत नहीं', 'course mba', 'कैट की जरूरत नहीं'],
    ['schools in delhi minus dps', 'list school @delhi', 'minus dps'],
    ['cbse nahi schools in pune', 'list school @pune', 'cbse nahi'],
  ])('%s', (query, reading, rest) => {
    const [found, words] = read(query)
    expect([sortTokens(found ?? ''), words]).toEqual([sortTokens(reading), rest])
  })

  test('a number in a name is no negation', () => {
    expect(read('kv no 2 delhi')[0]).toBe('name')
    expect(read('kv number 2 delhi')[1]).not.toMatch(/^number 2$/)
  })
})

describe('a number next to a rank, marks, a score or a percentile is that, and no money', () => {
  test.each([
    ['colleges under 20000 rank in jee main', 'list college exam=jee-main', 'under 20000 rank'],
    ['130000 rank in jee main which nit', 'list college exam=jee-main group=nit', '130000 rank'],
    ['neet 450 marks which college', 'list college exam=neet-ug', '450 marks'],
    ['jee main 95 percentile colleges', 'list college exam=jee-main', '95 percentile'],
    ['jee main me 50000 रैंक par college', 'list college exam=jee-main', '50000 रैंक'],
    ['1.3 lakh rank engineering', 'list college category=engineering', '1.3 lakh rank'],
    ['rank under 5000 btech', 'course btech', 'rank under 5000'],
    ['नीट 550 अंक कॉलेज', 'list college exam=neet-ug', '550 अंक'],
    ['1 lakh 20 thousand rank', 'list college', '1 lakh 20 thousand rank'],
    ['fees 50000 rank 5000', 'list college feeMax=50000', 'rank 5000'],
    ['fees under 50000 rank 5000', 'list college feeMax=50000', 'rank 5000'],
    ['5000 rank 50000 fees', 'list college feeMax=50000', '5000 rank'],
    ['btech 1.5 lakh rank 2 lakh fees', 'list college course=btech feeMax=200000', '1.5 lakh rank'],
  ])('%s', (query, reading, rest) => {
    const [found, words] = read(query)
    expect([sortTokens(found ?? ''), words]).toEqual([sortTokens(reading), rest])
  })

  test('an amount in two units is one, in two equal ones a range', () => {
    expect(read('schools in pune under 1 lakh 20 thousand')[0]).toBe(sortTokens('list school @pune feeMax=120000'))
    expect(read('schools in pune 1 lakh 2 lakh')[0]).toBe(sortTokens('list school @pune feeMin=100000 feeMax=200000'))
  })

  test('an amount stays one', () => {
    expect(read('schools in pune under 50000')[0]).toBe(sortTokens('list school @pune feeMax=50000'))
  })
})

describe('ordinary words are corrected into no word of the catalogue', () => {
  test.each([
    ['schools without donation in mumbai', 'donation'],
    ['neet 450 marks which college', 'marks'],
    ['btech colleges with good hostels in delhi below my rank', 'rank'],
  ])('%s', (query, word) => {
    const readings = parseQuery(lexicon, query)
    expect(JSON.stringify(readings)).toContain(word)
    expect(readings.flatMap(({ slots }) => slots).filter(({ corrected }) => corrected)).toEqual([])
  })
})

describe('initials of a campus lead to it', () => {
  test.each([
    ['iitb', 'iit bombay'],
    ['iit-d', 'iit delhi'],
    ['IIT K', 'iit kanpur'],
    ['nitt', 'nit trichy'],
    ['iim a', 'iim ahmedabad'],
  ])('%s', (query, name) => {
    const [reading] = parseQuery(lexicon, query)
    expect(reading).toMatchObject({ intent: 'name', rest: name })
  })
  test('a degree behind the letter is none', () => {
    expect(read('iit b tech')[0]).toBe(sortTokens('list college course=btech group=iit'))
  })
})

test('joiners separate nothing', () => {
  expect(normalize('क\u200dषेत्र रा\u200cजकीय')).toBe(normalize('कषेत्र राजकीय'))
  expect(read('दिल्\u200dली के स्कूल')).toEqual(read('दिल्ली के स्कूल'))
})
