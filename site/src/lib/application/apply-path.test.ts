import { expect, test } from 'vitest'
import { applyPath } from './apply-path.ts'

const school = { id: 7, url: 'dps' }

test('who takes fees today is applied to by the cart, any other is asked', () => {
  expect(applyPath('school', { ...school, admitting: 'open' }, 'hi')).toBe('/hi/student/cart?add=school:7&of=dps')
  expect(applyPath('college', { ...school, admitting: 'open' }, 'en', { course: 5 })).toBe(
    '/student/cart?add=college:7&of=dps&course=5',
  )
  for (const admitting of ['opens-later', 'closed', 'dates-unknown', 'not-here'] as const)
    expect(applyPath('college', { ...school, admitting }, 'en')).toBe('/enquiry/admission-college?college=dps')
})
