import { expect, it } from 'vitest'
import { joinCities, withJoinedCities, withLeadingCities } from './joined-cities.ts'

const option = (value: string, count: number, active = false) => ({ value, label: value, count, active })
const filter = (value: string, fixed = false) => ({ name: 'city', value, label: value, fixed })

it('asks for both Delhis whichever of them an address names', () => {
  for (const query of ['city=delhi', 'city=new-delhi', 'city=delhi,new-delhi']) {
    const leadingCities = withLeadingCities(new URLSearchParams(query))
    expect(withJoinedCities(leadingCities).getAll('city').join(',')).toBe('delhi,new-delhi')
  }
  expect(withJoinedCities(withLeadingCities(new URLSearchParams('city=pune'))).toString()).toBe('city=pune')
})

it('counts both Delhis as one value, in its place by count', () => {
  const options = [option('pune', 9), option('new-delhi', 7, true), option('delhi', 5)]
  const { facets, filters } = joinCities({
    facets: [{ name: 'city', options }],
    filters: [filter('delhi'), filter('new-delhi'), filter('pune')],
  })
  expect(facets[0]?.options).toEqual([option('delhi', 12, true), option('pune', 9)])
  expect(filters.map(({ value }) => value)).toEqual(['delhi', 'pune'])
})

it('leaves the page of New Delhi its own name', () => {
  const listing = {
    facets: [{ name: 'city', options: [option('new-delhi', 7)] }],
    filters: [filter('new-delhi', true)],
  }
  expect(joinCities(listing)).toEqual(listing)
})
