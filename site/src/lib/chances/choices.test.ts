import type { ChanceLine } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { chanceFormIn, chanceInput, hasRank, pageCount } from './address.ts'
import { choiceFile } from './choice-file.ts'
import { choicesIn, compareChoices, movedChoice, rankFieldOf, withChoices } from './choices.ts'
import { rankScale } from './plot.ts'

const line = (id: number, values: Partial<ChanceLine> = {}): ChanceLine => ({
  id,
  college: { name: 'NIT, Warangal', nameLocal: null, url: 'nit-warangal', city: 'Warangal', state: 'telangana' },
  ...{ exam: 'jee-main', course: null },
  programme: 'Civil Engineering (4 Years, Bachelor of Technology)',
  ...{ quota: 'home-state', category: 'general', seats: 'any' },
  years: [
    { year: 2023, round: 6, first: null, last: 3000 },
    { year: 2024, round: 5, first: 2500, last: 2800 },
  ],
  source: { name: 'JoSAA', asOf: '2024', tier: 'official' },
  ...values,
})
const formOf = (query: string) => chanceFormIn(new URLSearchParams(query), 'jee-main')

test('choices are read from the address once each, in order, and an emptied list is one', () => {
  expect(choicesIn(new URLSearchParams('choices=5,2,5,x,0,9'))).toEqual([5, 2, 9])
  expect(withChoices(new URLSearchParams('rank=5&choices=1'), [3, 1]).toString()).toBe('rank=5&choices=3%2C1')
  expect(withChoices(new URLSearchParams('choices=1'), []).toString()).toBe('choices=0')
})

test('a choice moves by one place and stays within the list', () => {
  expect(movedChoice([1, 2, 3], 3, -1)).toEqual([1, 3, 2])
  expect(movedChoice([1, 2, 3], 1, 1)).toEqual([2, 1, 3])
  expect(movedChoice([1, 2, 3], 1, -1)).toEqual([1, 2, 3])
  expect(movedChoice([1, 2, 3], 3, 1)).toEqual([1, 2, 3])
  expect(movedChoice([1, 2, 3], 7, 1)).toEqual([1, 2, 3])
})

test('each line is compared with the rank of its own list, or with none', () => {
  const sc = { list: 'jee-main', category: 'sc' } as const
  expect(rankFieldOf(line(1, { exam: 'jee-advanced' }), sc)).toBeUndefined()
  expect(rankFieldOf(line(1, { course: 'barch' }), sc)).toBeUndefined()
  expect(rankFieldOf(line(1), sc)).toBe('rank')
  expect(rankFieldOf(line(1, { category: 'general-pwd' }), sc)).toBe('pwdRank')
  expect(rankFieldOf(line(1, { category: 'sc' }), sc)).toBe('categoryRank')
  expect(rankFieldOf(line(1, { category: 'sc-pwd' }), sc)).toBe('categoryPwdRank')
  expect(rankFieldOf(line(1, { category: 'st' }), sc)).toBeUndefined()
  const choices = compareChoices(
    [line(1), line(2, { category: 'sc' }), line(3, { category: 'st' })],
    formOf('category=sc&rank=2900&categoryRank=99'),
  )
  expect(choices.map(({ rank, chance }) => [rank, chance])).toEqual([
    [2900, 'some'],
    [99, 'all'],
    [undefined, undefined],
  ])
})

test('the form names exam and course apart, and is without a rank where its category reads none', () => {
  expect(chanceInput(formOf('list=jee-main.barch&rank=5&branch=civil'))).toMatchObject({
    ...{ exam: 'jee-main', course: 'barch', rank: '5', branch: 'civil', category: 'general', page: 1 },
  })
  expect(hasRank(formOf('categoryRank=5'))).toBe(false)
  expect(hasRank(formOf('category=sc&categoryRank=5'))).toBe(true)
  expect(formOf('page=0&category=royal&chance=sure')).toMatchObject({ page: 1, category: 'general', chance: undefined })
  expect([pageCount(0), pageCount(25), pageCount(26)]).toEqual([1, 1, 2])
})

test('the scale of a plot has all ranks within it, and round numbers along it', () => {
  const { at, ticks } = rankScale([60, 4000])
  expect(at(60)).toBeGreaterThan(0)
  expect(at(4000)).toBeLessThan(100)
  expect(ticks).toEqual([100, 200, 500, 1000, 2000])
  expect(rankScale([3, 900_000]).ticks).toEqual([10, 100, 1000, 10_000, 100_000, 1_000_000])
  expect(rankScale([7]).ticks.length).toBeLessThan(3)
})

test('the file of a list quotes its cells, and no cell is a formula', () => {
  const choices = compareChoices([line(1, { college: { ...line(1).college, name: '=NIT "W"' } })], formOf('rank=2900'))
  expect(choiceFile(choices, 'en')).toBe(
    [
      '\uFEFF"Choice","College","Programme","Seats","Your rank","Where it stands","2023","2024","Source"',
      '"1","\'=NIT ""W""","Civil Engineering (4 Years, Bachelor of Technology)","Home state · General","2900","Within 1 of 2 years","3000","2800","JoSAA, 2024"',
      '',
    ].join('\r\n'),
  )
})
