import { createElement } from 'react'
import { expect, test } from 'vitest'
import { translations as spoken } from '../../language/translations.ts'
import { type NavigationGroup, placeOf } from '../../page/navigation.ts'
import { pagesMatching } from './quick-search.ts'

const groups: readonly NavigationGroup[] = [
  {
    name: 'institutes',
    label: 'console.institutes',
    icon: createElement('svg'),
    items: [
      {
        label: 'console.schools',
        to: '/schools',
        add: { label: { add: { domain: 'testTexts', key: 'school', english: 'School' } }, to: '/schools/create' },
      },
      { label: 'console.colleges', to: '/colleges' },
    ],
  },
]
const found = (input: string) => pagesMatching(groups, input, spoken()).map(({ to }) => to)

test('pages are found by any of their words, in any order', () => {
  expect(found('schools inst')).toEqual(['/schools'])
  expect(found('INSTITUTES')).toEqual(['/schools', '/colleges'])
  expect(found('nothing')).toEqual([])
})

test('what can be done is offered once something is typed', () => {
  expect(found('')).toEqual(['/schools', '/colleges'])
  expect(found('add sch')).toEqual(['/schools/create'])
})

test('a path belongs to its page, and to no other that begins alike', () => {
  expect(placeOf(groups, '/schools/edit/7')?.item.label).toBe('console.schools')
  expect(placeOf(groups, '/schoolsx')).toBeUndefined()
  expect(placeOf(groups, '/')).toBeUndefined()
})
