import { expect, test } from 'vitest'
import { readAhead } from './read-ahead.ts'

test('the next value is begun while the caller has the one before, and an error comes in its turn', async () => {
  const begun: number[] = []
  async function* values() {
    for (const n of [1, 2]) {
      begun.push(n)
      yield n
    }
    throw new Error('damaged')
  }
  const read = readAhead(values())
  expect(await read.next()).toEqual({ value: 1, done: false })
  expect(begun).toEqual([1, 2])
  expect(await read.next()).toEqual({ value: 2, done: false })
  await expect(read.next()).rejects.toThrow('damaged')
})

test('a caller that stops ends the reading', async () => {
  let isClosed = false
  async function* values() {
    try {
      for (let n = 0; ; n++) yield n
    } finally {
      isClosed = true
    }
  }
  for await (const _ of readAhead(values())) break
  expect(isClosed).toBe(true)
})
