import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftOf } from './draft.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
const isText = (value: unknown): value is string => typeof value === 'string'
const draft = (account = 'asha', form = 'form') => draftOf(account, form, isText, storage)

beforeEach(() => {
  kept.clear()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('what was typed is there again, with the record that it was made of', () => {
  expect(draft().write('typed', '2026-11-23T00:00:00.000Z')).toBe(true)
  expect(draft().read()).toMatchObject({ values: 'typed', madeOf: '2026-11-23T00:00:00.000Z' })
  expect(draft('ravi').read()).toBeUndefined()
  expect(draft('asha', 'other').read()).toBeUndefined()
  const again = draft()
  again.read()
  again.clear()
  expect(draft().read()).toBeUndefined()
})

test('two tabs keep a draft each, and neither clears the other’s', () => {
  const [one, two] = [draft(), draft()]
  one.write('of one', null)
  two.write('of two', null)
  one.write('more of one', null)
  expect(
    draft()
      .all()
      .map(({ values }) => values)
      .toSorted(),
  ).toEqual(['more of one', 'of two'])
  one.clear()
  expect(draft().all()).toMatchObject([{ values: 'of two' }])
  one.clear()
  expect(draft().all()).toHaveLength(1)
})

test('a draft that a later page has taken over is its own, until the tab that wrote it writes again', () => {
  const [one, two] = [draft(), draft()]
  one.write('of one', null)
  two.read()
  two.write('taken over', null)
  expect(draft().all()).toMatchObject([{ values: 'taken over' }])
  one.write('typed on', null)
  vi.advanceTimersByTime(1)
  two.write('taken over, typed on', null)
  expect(
    draft()
      .all()
      .map(({ values }) => values),
  ).toEqual(['taken over, typed on', 'typed on'])
})

test('what was given up stays where its tab has typed on since', () => {
  const [one, two] = [draft(), draft()]
  one.write('of one', null)
  const [found] = two.all()
  one.write('typed on', null)
  found?.drop()
  expect(draft().read()?.values).toBe('typed on')
  const [later] = two.all()
  later?.drop()
  expect(kept.size).toBe(0)
})

test('where every place is another tab’s, what is typed is not kept, and says so', () => {
  for (let tab = 1; tab <= 6; tab++) expect(draft().write(`tab ${tab}`, null)).toBe(true)
  expect(draft().write('one more', null)).toBe(false)
  expect(draft().all()).toHaveLength(6)
})

test('after 30 days it is gone', () => {
  draft().write('typed', null)
  vi.advanceTimersByTime(30 * 86_400_000 - 1)
  expect(draft().read()?.values).toBe('typed')
  vi.advanceTimersByTime(1)
  expect(draft().read()).toBeUndefined()
  expect(kept.size).toBe(0)
})

test.each(['', '{', 'null', '[]', '{"values":7,"madeOf":null,"at":1}', '{"values":"x","at":"now","madeOf":null}'])(
  '%s, which this page has not written, is none',
  (text) => {
    kept.set('draft:asha:form', text)
    expect(draft().read()).toBeUndefined()
  },
)

test('a storage that refuses says so, and breaks nothing', () => {
  const refuse = () => {
    throw new Error('full')
  }
  const none = draftOf('a', 'b', isText, { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(none.write('typed', null)).toBe(false)
  expect(none.read()).toBeUndefined()
  none.clear()
})
