import { ApiError, type Reader } from '@pravesh/contract'
import { expect, test, vi } from 'vitest'
import { readGuides } from './guides.ts'

test('guides are of the category of the page, or the newest where it is gone', async () => {
  const relatedArticles = vi.fn<Reader['relatedArticles']>()
  relatedArticles.mockRejectedValueOnce(new ApiError('NOT_FOUND')).mockResolvedValue({ data: [] })
  const reader = new Proxy({} as Reader, {
    get: (_, name) => (name === 'relatedArticles' ? relatedArticles : undefined),
  })
  expect(await readGuides(reader, 'careers')).toEqual([])
  expect(relatedArticles.mock.calls).toEqual([[{ category: 'careers', limit: 3 }], [{ limit: 3 }]])
})
