import { expect, it } from 'vitest'
import { commonSource, distinctSources, mainSource } from './common-source.ts'

const source = { name: 'The school', asOf: '2026', tier: 'institute' } as const

it('is named once where all agree', () => {
  expect(commonSource([source, { ...source }])).toEqual(source)
  expect(commonSource([source, { ...source, tier: 'reported' }])).toBeNull()
  expect(commonSource([source, null])).toBeNull()
  expect(commonSource([])).toBeNull()
})

it('is named once for the rest where most agree', () => {
  const other = { ...source, asOf: '2025' }
  expect(mainSource([other, source, null, null, null, { ...source }])).toEqual(source)
  expect(mainSource([null])).toBeNull()
})

it('is named once for each that differs', () => {
  const other = { ...source, asOf: '2025' }
  expect(distinctSources([source, other, { ...source }, { ...other }])).toEqual([source, other])
})
