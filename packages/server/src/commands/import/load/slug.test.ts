import { slugText } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { candidates } from './slug.ts'

const candidatesOf = (name: string, city: string, district = '') => candidates({ name, city, district, key: 'C-12345' })

test('an address is the name with its city, then its district, then its key', () => {
  expect(candidatesOf("St. Mary's School", 'Noida', 'Gautam Buddha Nagar')).toEqual([
    'st-marys-school-noida',
    'st-marys-school-noida-gautam-buddha-nagar',
    'st-marys-school-noida-c-12345',
  ])
  expect(candidatesOf('City College, Pune', 'Pune')).toEqual(['city-college-pune', 'city-college-pune-c-12345'])
  expect(candidatesOf('+3 College', 'Puri')[0]).toBe('3-college-puri')
})

test('however long the name, the address is one that the contract takes', () => {
  const long = 'Shree Very Long Names Education Society and Charitable Trust '.repeat(5)
  for (const url of candidatesOf(long, 'Chhatrapati Sambhajinagar', 'Dadra and Nagar Haveli and Daman and Diu')) {
    expect(slugText.safeParse(url).success).toBe(true)
  }
  expect(slugText.safeParse(candidatesOf('दिल्ली', 'Delhi')[0]).success).toBe(true)
})
