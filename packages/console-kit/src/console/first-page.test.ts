import type { DataProvider } from 'react-admin'
import { memoryStore } from 'react-admin'
import { expect, test } from 'vitest'
import { backToFirstPage } from './first-page.ts'

const done = async () => ({ data: { id: 1 } })
const provider = { supportAbortSignal: true, create: done, update: done, delete: done } as unknown as DataProvider

test('a change takes its own list back to page 1 and keeps its order and filters', async () => {
  const store = memoryStore()
  store.setup()
  store.setItem('board.listParams', { page: 3, sort: 'name', filter: { q: 'cbse' } })
  store.setItem('state.listParams', { page: 2 })
  await backToFirstPage(provider, store).update('board', { id: 1, data: {}, previousData: { id: 1 } })
  expect(store.getItem('board.listParams')).toEqual({ page: 1, sort: 'name', filter: { q: 'cbse' } })
  expect(store.getItem('state.listParams')).toEqual({ page: 2 })
})

test('a refused change leaves it where it is', async () => {
  const store = memoryStore()
  store.setup()
  store.setItem('board.listParams', { page: 3 })
  const refusing = { ...provider, delete: () => Promise.reject(new Error('Still in use')) } as unknown as DataProvider
  await expect(backToFirstPage(refusing, store).delete('board', { id: 1 })).rejects.toThrow('Still in use')
  expect(store.getItem('board.listParams')).toEqual({ page: 3 })
})

test('a verb beyond CRUD takes it there too', async () => {
  const store = memoryStore()
  store.setup()
  store.setItem('payments.listParams', { page: 3 })
  const acting = { ...provider, act: async (...values: unknown[]) => values }
  const turned = backToFirstPage(acting, store)
  expect(await turned.act('payments', 'refund', { id: 1 })).toEqual(['payments', 'refund', { id: 1 }])
  expect(store.getItem('payments.listParams')).toEqual({ page: 1 })
})

test('requests can still be aborted', () => {
  expect(backToFirstPage(provider, memoryStore()).supportAbortSignal).toBe(true)
})
