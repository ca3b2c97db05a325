import { expect, test } from 'vitest'
import { shrunk } from './shrink.ts'
import { shrunkSize, smaller } from './shrink-size.ts'

test('the longer side becomes 1600 px, the shape stays', () => {
  expect(shrunkSize(4000, 3000)).toEqual({ width: 1600, height: 1200 })
  expect(shrunkSize(3000, 4000)).toEqual({ width: 1200, height: 1600 })
  expect(shrunkSize(100_000, 3)).toEqual({ width: 1600, height: 1 })
})

test('a small picture keeps its size', () => {
  expect(shrunkSize(1600, 900)).toEqual({ width: 1600, height: 900 })
  expect(shrunkSize(1, 1)).toEqual({ width: 1, height: 1 })
})

test('what would become larger is sent as it is', () => {
  const [photo, larger, less] = [{ size: 100 }, { size: 100 }, { size: 99 }]
  expect(smaller(photo, larger)).toBe(photo)
  expect(smaller(photo, less)).toBe(less)
  expect(smaller(photo, null)).toBe(photo)
})

test('a PDF, and a picture that cannot be drawn here, stay as they are', async () => {
  for (const type of ['application/pdf', 'image/jpeg']) {
    const file = new Blob(['%PDF'], { type })
    expect(await shrunk(file)).toBe(file)
  }
})
