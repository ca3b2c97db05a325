import { expect, it } from 'vitest'
import { windowLinks, windowOf } from './listing-window.ts'

it('turns an offset into the window that ends there', () => {
  expect(windowOf(null)).toEqual({ offset: 20, page: 1, limit: 20 })
  expect(windowOf('60')).toEqual({ offset: 60, page: 3, limit: 20 })
  expect(windowOf('41').offset).toBe(60)
  expect(windowOf('9999').offset).toBe(200)
  expect(windowOf('-3').offset).toBe(20)
  expect(windowOf('0').offset).toBe(20)
})

it('knows what comes before and after', () => {
  expect(windowLinks(windowOf('20'), 20, 189)).toEqual({ to: 20, earlier: null, later: 40 })
  expect(windowLinks(windowOf('40'), 20, 189)).toEqual({ to: 40, earlier: 20, later: 60 })
  expect(windowLinks(windowOf('60'), 5, 45)).toEqual({ to: 45, earlier: 40, later: null })
  expect(windowLinks(windowOf('200'), 20, 80_000).later).toBeNull()
})
