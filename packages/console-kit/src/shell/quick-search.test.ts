import { createElement } from 'react'
import { expect, test } from 'vitest'
import { type NavigationGroup, placeOf } from './navigation.ts'
import { pagesMatching } from './quick-search.ts'

const groups: readonly NavigationGroup[] = [
  {
    name: 'institutes',
    label: 'Institutes',
    icon: createElement('svg'),
    items: [
      { label: 'Schools', to: '/schools', add: { label: 'Add school', to: '/schools/create' } },
      { label: 'Colleges', to: '/colleges' },
    ],
  },
]
const found = (words: string) => pagesMatching(groups, words).map(({ to }) => to)

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
  expect(placeOf(groups, '/schools/edit/7')?.item.label).toBe('Schools')
  expect(placeOf(groups, '/schoolsx')).toBeUndefined()
  expect(placeOf(groups, '/')).toBeUndefined()
})
