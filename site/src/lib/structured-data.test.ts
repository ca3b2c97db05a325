import type { SchoolPage } from '@pravesh/contract'
import { expect, it } from 'vitest'
import { instituteData, pageData } from './structured-data.ts'

const school = {
  name: 'DPS',
  nameLocal: null,
  place: { city: { name: 'Pune' }, state: { name: 'Maharashtra' }, lat: 18.5, lng: 73.8 },
  address: null,
  pincode: '411001',
  phones: [],
  email: null,
  website: 'https://dps.example',
  established: 1960,
  sources: {},
} as unknown as SchoolPage

it('says what is known of an institute and nothing else', () => {
  const data = instituteData('School', school, 'https://p.example/school/dps')
  expect(data).toMatchObject({ name: 'DPS', foundingDate: '1960', geo: { latitude: 18.5 } })
  expect(data).not.toHaveProperty('telephone')
  expect(data.address).not.toHaveProperty('streetAddress')
})

it('gives no point that is only the middle of a city', () => {
  const lat = { name: 'Centre of the city', asOf: '2026', tier: 'derived' } as const
  expect(instituteData('School', { ...school, sources: { lat } }, 'x')).not.toHaveProperty('geo')
})

it('counts the steps to a page from one', () => {
  const data = pageData({ '@type': 'School' }, [{ label: 'Schools', path: '/schools/all' }], (path) => `o${path}`)
  expect(data).toMatchObject({
    '@graph': [{}, { itemListElement: [{ position: 1, name: 'Schools', item: 'o/schools/all' }] }],
  })
})
