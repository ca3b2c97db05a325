import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftOf, sweepDrafts } from './draft.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}
const isText = (value: unknown): value is string => typeof value === 'string'
const draft = (account = 'asha', form = 'form') => draftOf(account, form, isText, storage)

beforeEach(() => {
  stored.clear()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('what was typed is there again, with the record that it was made of', () => {
  expect(draft().write('typed', '2026-11-23T00:00:00.000Z')).toBe(true)
  expect(draft().read()).toMatchObject({ values: 'typed', madeOf: '2026-11-23T00:00:00.000Z' })
  expect(draft('ravi').read()).toBeUndefined()
  expect(draft('asha', 'other').read()).toBeUndefined()
  const reopened = draft()
  reopened.read()
  reopened.clear()
  expect(draft().read()).toBeUndefined()
})

test('two tabs keep a draft each, and neither clears the other’s', () => {
  const [first, two] = [draft(), draft()]
  first.write('of one', null)
  two.write('of two', null)
  first.write('more of one', null)
  expect(
    draft()
      .all()
      .map(({ values }) => values)
      .toSorted(),
  ).toEqual(['more of one', 'of two'])
  first.clear()
  expect(draft().all()).toMatchObject([{ values: 'of two' }])
  first.clear()
  expect(draft().all()).toHaveLength(1)
})

test('a draft that a later page has taken over is its own, until the tab that wrote it writes again', () => {
  const [first, two] = [draft(), draft()]
  first.write('of one', null)
  two.read()
  two.write('taken over', null)
  expect(draft().all()).toMatchObject([{ values: 'taken over' }])
  first.write('typed on', null)
  vi.advanceTimersByTime(1)
  two.write('taken over, typed on', null)
  expect(
    draft()
      .all()
      .map(({ values }) => values),
  ).toEqual(['taken over, typed on', 'typed on'])
})

test('what was given up stays where its tab has typed on since', () => {
  const [first, two] = [draft(), draft()]
  first.write('of one', null)
  const [found] = two.all()
  first.write('typed on', null)
  found?.drop()
  expect(draft().read()?.values).toBe('typed on')
  const [laterDraft] = two.all()
  laterDraft?.drop()
  expect(stored.size).toBe(0)
})

test('where every place is another tab’s, what is typed is not kept, and says so', () => {
  for (let tab = 1; tab <= 6; tab++) expect(draft().write(`tab ${tab}`, null)).toBe(true)
  expect(draft().write('one more', null)).toBe(false)
  expect(draft().all()).toHaveLength(6)
})

test('after 12 hours, as a session, it is gone', () => {
  draft().write('typed', null)
  vi.advanceTimersByTime(12 * 3_600_000 - 1)
  expect(draft().read()?.values).toBe('typed')
  vi.advanceTimersByTime(1)
  expect(draft().read()).toBeUndefined()
  expect(stored.size).toBe(0)
})

test.each(['', '{', 'null', '[]', '{"values":7,"madeOf":null,"at":1}', '{"values":"x","at":"now","madeOf":null}'])(
  '%s, which this page has not written, is none',
  (text) => {
    stored.set('draft:asha:form', text)
    expect(draft().read()).toBeUndefined()
  },
)

test('a storage that refuses says so, and breaks nothing', () => {
  const throwFull = () => {
    throw new Error('full')
  }
  const none = draftOf('a', 'b', isText, { getItem: throwFull, setItem: throwFull, removeItem: throwFull })
  expect(none.write('typed', null)).toBe(false)
  expect(none.read()).toBeUndefined()
  none.clear()
})

test('drafts of every account that are older than a session are swept, and nothing else', () => {
  draft().write('old', null)
  draft('ravi').write('old', null)
  stored.set('user', 'asha')
  stored.set('draft:asha:broken', '{')
  vi.advanceTimersByTime(12 * 3_600_000)
  draft('asha', 'other').write('new', null)
  // The keys of a Storage are its own properties.
  sweepDrafts(
    new Proxy(storage as Storage, {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
  expect([...stored.keys()]).toEqual(['user', 'draft:asha:other'])
})
