import { expect, test } from 'vitest'
import { errorResponse, stage } from '../testing/stage.ts'
import { PartialDeletion } from './remove.ts'

const deleted = (id: number) => ({ data: { ids: [id] }, message: 'Faq Deleted Successfully' })
const busy = () => errorResponse(503, 'UNAVAILABLE', 'Please try again')
const missing = () => errorResponse(404, 'NOT_FOUND', 'Not found')

test('records that are named in the path are deleted by a call each', async () => {
  const { buyer, requests } = stage(deleted(1), deleted(2), deleted(3))
  expect((await buyer.deleteMany('institutes/5/faqs', { ids: [1, 2, 3] })).data).toEqual([1, 2, 3])
  expect(requests).toEqual([
    ['DELETE', '/buyer/faq/5/1'],
    ['DELETE', '/buyer/faq/5/2'],
    ['DELETE', '/buyer/faq/5/3'],
  ])
})

test('where some deletions fail, the failure names the records that are gone; one that was not found is gone too', async () => {
  const { buyer, requests } = stage(deleted(1), busy(), missing(), deleted(4), deleted(5))
  const failure: unknown = await buyer.deleteMany('institutes/5/faqs', { ids: [1, 2, 3, 4, 5] }).catch((error) => error)
  expect(failure).toBeInstanceOf(PartialDeletion)
  expect(failure).toMatchObject({ status: 503, message: 'Please try again' })
  expect(failure instanceof PartialDeletion && [...failure.deletedIds].sort()).toEqual([1, 3, 4, 5])
  expect(requests).toHaveLength(5)
})

test('where all deletions fail, the first failure is thrown', async () => {
  const { buyer } = stage(busy(), busy())
  const failure: unknown = await buyer.deleteMany('institutes/5/faqs', { ids: [1, 2] }).catch((error) => error)
  expect(failure).not.toBeInstanceOf(PartialDeletion)
  expect(failure).toMatchObject({ status: 503 })
})

test('placements of a college are deleted together by the call that writes them', async () => {
  const { provider, requests } = stage(deleted(1))
  await provider.deleteMany('colleges/7/placements', { ids: [1, 2] })
  expect(requests).toEqual([['PUT', '/admin/college-placement/7', { action: 'delete', ids: [1, 2] }]])
})
