import { describe, expect, test } from 'vitest'
import { createLexicon } from '../lexicon/lexicon.ts'
import { NameTable } from '../lexicon/name-table.ts'
import { describeReading, sortTokens } from '../testing/describe-reading.ts'
import { createTestLexicon } from '../testing/lexicon.ts'
import { parseQuery } from './parse.ts'

const lexicon = createTestLexicon()
const read = (query: string) => {
  const [reading] = parseQuery(lexicon, query)
  return [describeReading(reading), reading?.unapplied, reading?.rest]
}

describe('a negation reaches its condition over verbs and nouns, and no further', () => {
  test.each([
    ['schools not affiliated to cbse in pune', 'list school @pune', 'not affiliated to cbse'],
    ['colleges that don’t require jee main', 'list college', 'dont require jee main'],
    ['not only cbse schools in delhi', 'list school @delhi', 'not only cbse'],
    ['mba without cat exam in pune', 'list college @pune course=mba', 'without cat exam'],
    ['mba colleges without entrance exam in pune', 'list college @pune course=mba', 'without entrance exam'],
    ['mba without work experience', 'course mba', 'without work experience'],
    ['schools without accreditation in pune', 'list school @pune', 'without accreditation'],
    ['mujhe cbse school nahi chahiye delhi', 'list school @delhi', 'cbse school nahi chahiye'],
    ['पुणे के स्कूल जो सीबीएसई नहीं हो', 'list school @pune', 'सीबीएसई नहीं हो'],
    ['cbse schools in pune not', 'list school @pune board=cbse', undefined],
    ['jee main bina', 'list college', 'jee main bina'],
  ])('%s', (query, reading, unapplied) => {
    const [found, conditions] = read(query)
    expect([found, conditions]).toEqual([sortTokens(reading), unapplied ? [unapplied] : []])
  })

  test('the name that is searched has no condition that is not applied', () => {
    const [, name] = parseQuery(lexicon, 'mba without cat')
    expect(name).toMatchObject({ intent: 'name', rest: 'mba', unapplied: ['without cat'] })
  })

  test('a registered name with such a word is a name', () => {
    const named = createLexicon({
      ...{ vocabulary: [], places: [], isNameWord: () => true },
      names: NameTable.from([{ name: 'Non Formal School' }]),
    })
    expect(parseQuery(named, 'non formal school')[0]).toMatchObject({ intent: 'name', rest: 'non formal school' })
  })
})

describe('a number that belongs to a rank or to marks is no money, no class and no year', () => {
  test.each([
    ['rank between 10000 and 20000 engineering', 'list college category=engineering', 'rank between 10000 and 20000'],
    ['10000-20000 rank engineering', 'list college category=engineering', '10000 20000 rank'],
    ['neet rank 50000 to 60000 colleges', 'list college exam=neet-ug', 'rank 50000 to 60000'],
    ['99%ile cat colleges', 'list college exam=cat', '99 percentile'],
    ['btech colleges with 60% in 12th', 'list college course=btech', '60 percent in 12th'],
    ['11th admission in delhi 85% marks in class 10', 'list school @delhi class=11', '85 percent marks in class 10'],
    ['neet 2026 rank 15000 colleges', 'list college exam=neet-ug', 'rank 15000'],
    ['rank in jee main 45000 which college', 'list college exam=jee-main', 'rank 45000'],
    ['45000 jee main rank college', 'list college exam=jee-main', '45000 rank'],
    ['jee main colleges cutoff 20000', 'list college exam=jee-main', '20000'],
  ])('%s', (query, reading, unapplied) => {
    const [found, conditions] = read(query)
    expect([found, (conditions as string[]).join(' ')]).toEqual([sortTokens(reading), unapplied])
  })

  test.each([
    ['engineering colleges by rank under 2 lakh', 'list college category=engineering feeMax=200000 sort=rank'],
    ['mba colleges under 5 lakh cat percentile', 'list college course=mba exam=cat feeMax=500000'],
    ['btech under 2 lakh fees with 30000 rank', 'list college course=btech feeMax=200000'],
  ])('money stays money: %s', (query, reading) => {
    expect(read(query)[0]).toBe(sortTokens(reading))
  })
})
