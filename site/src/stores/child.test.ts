// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { chooseChild, chosenChild, selectedChildOf } from './child.ts'

test('the chosen child is remembered in the browser', () => {
  expect(chosenChild.get()).toBeUndefined()
  chooseChild(7)
  expect([chosenChild.get(), localStorage.getItem('child')]).toEqual([7, '7'])
})

test('a child that is gone, or was never this family’s, gives way to the first', () => {
  const [ira, dev] = [{ id: 3 }, { id: 7 }]
  expect(selectedChildOf([ira, dev], 7)).toBe(dev)
  expect(selectedChildOf([ira, dev], 9)).toBe(ira)
  expect(selectedChildOf([ira, dev], undefined)).toBe(ira)
  expect(selectedChildOf([], 7)).toBeUndefined()
})
