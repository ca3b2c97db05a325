import { expect, it } from 'vitest'
import { facetLabel, orderFacets, splitOptions } from './facets.ts'

const option = (value: string, active = false) => ({ value, label: value, count: 1, active })
const createOptions = (count: number) => Array.from({ length: count }, (_, i) => option(`v${i}`))

it('orders facets by how people narrow and leaves out what is settled', () => {
  const facets = [
    { name: 'facility', options: createOptions(3) },
    { name: 'state', options: createOptions(3) },
    { name: 'medium', options: [option('en')] },
    { name: 'board', options: createOptions(2) },
    { name: 'applyHere', options: [option('true')] },
  ]
  expect(orderFacets(facets, ['board', 'facility'], new Set(['state'])).map(({ name }) => name)).toEqual([
    'board',
    'facility',
    'applyHere',
  ])
})

it('shows a few values and every chosen one', () => {
  const { first, rest } = splitOptions({ name: 'board', options: [...createOptions(9), option('chosen', true)] }, 'en')
  expect(first.map(({ value }) => value)).toEqual(['chosen', 'v0', 'v1', 'v2', 'v3', 'v4'])
  expect(rest).toHaveLength(4)
  expect(splitOptions({ name: 'board', options: createOptions(8) }, 'en').rest).toEqual([])
})

it('has the ticked values of a group first, and bounds in their own order', () => {
  const options = [option('a'), option('b', true), option('c'), option('d', true)]
  const values = (name: string) => splitOptions({ name, options }, 'en').first.map(({ value }) => value)
  expect(values('board')).toEqual(['b', 'd', 'a', 'c'])
  expect(values('feeMax')).toEqual(['a', 'b', 'c', 'd'])
})

it('leaves out no city, and orders them by name in the language of the page', () => {
  const { first, rest } = splitOptions({ name: 'city', options: createOptions(100).toReversed() }, 'en')
  expect(first.length + rest.length).toBe(100)
  expect(rest.map(({ label }) => label)).toEqual(rest.map(({ label }) => label).toSorted())
  const hindiOptions = ['लेह', 'आगरा', 'पुणे'].map((label) => ({ ...option(label), label }))
  const hindi = splitOptions({ name: 'city', options: [...createOptions(20), ...hindiOptions] }, 'hi').rest.map(
    ({ label }) => label,
  )
  expect(hindi.indexOf('आगरा')).toBeLessThan(hindi.indexOf('पुणे'))
})

it('labels a facet in words, in each language', () => {
  expect(facetLabel('board', 'en')).toBe('Board')
  expect(facetLabel('city', 'hi')).toBe('शहर')
})
