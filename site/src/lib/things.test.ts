import type { SchoolPage } from '@pravesh/contract'
import { expect, it } from 'vitest'
import { instituteThing, pageThings } from './things.ts'

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
  const thing = instituteThing('School', school, 'https://p.example/school/dps')
  expect(thing).toMatchObject({ name: 'DPS', foundingDate: '1960', geo: { latitude: 18.5 } })
  expect(thing).not.toHaveProperty('telephone')
  expect(thing.address).not.toHaveProperty('streetAddress')
})

it('gives no point that is only the middle of a city', () => {
  const lat = { name: 'Centre of the city', asOf: '2026', tier: 'derived' } as const
  expect(instituteThing('School', { ...school, sources: { lat } }, 'x')).not.toHaveProperty('geo')
})

it('counts the steps to a page from one', () => {
  const things = pageThings({ '@type': 'School' }, [{ label: 'Schools', path: '/schools/all' }], (path) => `o${path}`)
  expect(things).toMatchObject({
    '@graph': [{}, { itemListElement: [{ position: 1, name: 'Schools', item: 'o/schools/all' }] }],
  })
})
