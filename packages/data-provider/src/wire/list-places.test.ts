import { schoolEndpoints } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { listPlaces } from './list-places.ts'

const schools = { list: schoolEndpoints.list }
const request = (page: number, filter: object = {}) => ({
  filter,
  sort: { field: 'name' },
  pagination: { page, perPage: 50 },
})

test('a page goes on where the page before it ended, in the same list alone', () => {
  const places = listPlaces()
  places.remember('schools', request(1), 'behind-50')
  expect(places.find('schools', schools, request(2))).toBe('behind-50')
  expect(places.find('schools', schools, request(1))).toBeUndefined()
  expect(places.find('schools', schools, request(3))).toBeUndefined()
  expect(places.find('schools', schools, request(2, { state: 5 }))).toBeUndefined()
  expect(places.find('colleges', schools, request(2))).toBeUndefined()
})

test('a page that is the last by now has no place, and a list without places never has one', () => {
  const places = listPlaces()
  places.remember('schools', request(1), 'behind-50')
  places.remember('schools', request(1), null)
  expect(places.find('schools', schools, request(2))).toBeUndefined()
  places.remember('jobs', request(1), 'behind-50')
  expect(places.find('jobs', {}, request(2))).toBeUndefined()
})

test('of many lists the oldest is forgotten', () => {
  const places = listPlaces()
  for (let state = 0; state < 31; state += 1) places.remember('schools', request(1, { state }), `of-${state}`)
  expect(places.find('schools', schools, request(2, { state: 0 }))).toBeUndefined()
  expect(places.find('schools', schools, request(2, { state: 30 }))).toBe('of-30')
})
