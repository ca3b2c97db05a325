import { expect, it } from 'vitest'
import { childClasses, classOptions } from './child-classes.ts'

const on = '2027-03-31'
const rules = [
  { class: 1, minYears: 5.5, on },
  { class: -2, minYears: 3, on },
]

it('goes by the school’s own least ages and day, the lowest class first', () => {
  const [nursery, first] = childClasses(rules, '2023-05-02')
  expect(nursery).toEqual({
    class: -2,
    bornBy: '2024-03-31',
    age: { years: 3, months: 10, days: 29 },
    on,
    isOldEnough: true,
  })
  // Five years and a half before 31 March is the last day of September.
  expect(first).toMatchObject({ class: 1, bornBy: '2021-09-30', isOldEnough: false })
})

it.each([
  ['2024-03-31', true],
  ['2024-04-01', false],
])('takes a child born on %s into nursery: %s', (born, isOldEnough) => {
  expect(childClasses(rules, born)[0]?.isOldEnough).toBe(isOldEnough)
})

it('offers the classes of the school and those with a rule', () => {
  expect(classOptions({ classFrom: 0, classTo: 2 }, rules)).toEqual([-2, 0, 1, 2])
  expect(classOptions({ classFrom: null, classTo: null }, rules)).toEqual([-2, -1, 0, 1])
  expect(classOptions({ classFrom: null, classTo: 3 }, [])).toEqual([1, 2, 3])
})
