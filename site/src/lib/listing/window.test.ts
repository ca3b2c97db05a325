import { expect, it } from 'vitest'
import { moreLinks, requestedWindow, windowLinks, windowOf } from './window.ts'

it('turns an offset into the window that ends there', () => {
  expect(windowOf(null)).toEqual({ offset: 20, page: 1, limit: 20 })
  expect(windowOf('60')).toEqual({ offset: 60, page: 3, limit: 20 })
  expect(windowOf('41').offset).toBe(60)
  expect(windowOf('9999').offset).toBe(200)
  expect(windowOf('-3').offset).toBe(20)
  expect(windowOf('0').offset).toBe(20)
})

it('knows what comes before and after', () => {
  expect(windowLinks(windowOf('20'), 20, 189)).toEqual({ to: 20, earlier: null, later: 40, cursor: null })
  expect(windowLinks(windowOf('40'), 20, 189)).toEqual({ to: 40, earlier: 20, later: 60, cursor: null })
  expect(windowLinks(windowOf('60'), 5, 45)).toEqual({ to: 45, earlier: 40, later: null, cursor: null })
  expect(windowLinks(windowOf('40'), 20, 189, 'next')).toMatchObject({ later: 60, cursor: null })
})

it('goes on by the cursor after the farthest row that an offset can ask for', () => {
  expect(windowLinks(windowOf('200'), 20, 80_000, 'next')).toMatchObject({ to: 200, later: null, cursor: 'next' })
  expect(windowLinks(windowOf('200'), 20, 200, 'next').cursor).toBeNull()
  const after = requestedWindow(new URLSearchParams('cursor=next&offset=40'))
  expect(after).toEqual({ cursor: 'next', limit: 20 })
  expect(windowLinks(after, 20, 80_000, 'more')).toEqual({ to: null, earlier: null, later: null, cursor: 'more' })
})

it('leads to the rows around a page at addresses that keep its filters', () => {
  const listing = { data: Array.from({ length: 20 }), total: 80_000, cursor: 'next' }
  const linksOf = (query: string) =>
    moreLinks({ path: '/schools/all', parameters: new URLSearchParams(query) }, listing)
  expect(linksOf('offset=40')).toEqual({
    to: 40,
    earlier: '/schools/all?offset=20',
    later: '/schools/all?offset=60',
    follow: true,
  })
  expect(linksOf('gender=girls')).toEqual({
    to: 20,
    earlier: null,
    later: '/schools/all?gender=girls&offset=40',
    follow: false,
  })
  expect(linksOf('offset=200').later).toBe('/schools/all?cursor=next')
  expect(linksOf('cursor=last')).toEqual({
    to: null,
    earlier: '/schools/all',
    later: '/schools/all?cursor=next',
    follow: true,
  })
})
