import type { SchoolPage } from '@pravesh/contract'
import { expect, it } from 'vitest'
import { courseListData, instituteData, pageData, questionData } from './structured-data.ts'

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

it('names questions and courses only where a page has some', () => {
  expect([questionData([]), courseListData([], (path) => path)]).toEqual([null, null])
  expect(questionData([{ question: 'Bus?', answer: 'Yes.' }])).toMatchObject({
    mainEntity: [{ name: 'Bus?', acceptedAnswer: { text: 'Yes.' } }],
  })
  expect(courseListData([{ name: 'B.Tech', path: '/course/btech' }], (path) => `o${path}`)).toMatchObject({
    itemListElement: [{ position: 1, item: { '@type': 'Course', url: 'o/course/btech' } }],
  })
})
