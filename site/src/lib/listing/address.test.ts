import { expect, it } from 'vitest'
import { address, readerInput, withoutValue, withParameter } from './address.ts'

const from = (query: string) => new URLSearchParams(query)

it('gives a reader one value as a text and several as a list', () => {
  expect(readerInput(from('board=cbse&board=cisce&sort=name'))).toEqual({ board: ['cbse', 'cisce'], sort: 'name' })
})

it('starts the window again when a filter changes', () => {
  expect(withParameter(from('board=cbse&offset=60'), 'sort', 'name').toString()).toBe('board=cbse&sort=name')
  expect(withParameter(from('board=cbse&offset=40'), 'offset', '60').toString()).toBe('board=cbse&offset=60')
})

it('takes one value off', () => {
  expect(withoutValue(from('board=cbse,cisce&state=goa&offset=40'), 'board', 'cbse').toString()).toBe(
    'state=goa&board=cisce',
  )
  expect(withoutValue(from('near=18.5,73.8'), 'near', '18.5,73.8').toString()).toBe('')
  expect(address('/schools/all', withoutValue(from('board=cbse'), 'board', 'cbse'))).toBe('/schools/all')
})
