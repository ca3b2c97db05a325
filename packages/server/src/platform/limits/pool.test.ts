import { expect, test } from 'vitest'
import { networksOf } from './network.ts'
import { createPool } from './pool.ts'

const [first, second] = [networksOf('198.51.100.7'), networksOf('203.0.113.9')]

test('a network has its share, and leaves others theirs', () => {
  const pool = createPool({ total: 10, perNetwork: 4 })
  const [firstCall, nextCall] = [pool(first), pool(first)]
  expect([firstCall.take(3), nextCall.take(2), nextCall.take(1), firstCall.take(1)]).toEqual([true, false, true, false])
  expect([pool(second).take(4), pool(networksOf('192.0.2.1')).take(3)]).toEqual([true, false])
  firstCall.release()
  firstCall.release()
  expect([firstCall.take(1), nextCall.take(3), pool(networksOf('192.0.2.1')).take(2)]).toEqual([false, true, true])
})

test('an account has its share wherever it comes from', () => {
  const pool = createPool({ total: 10, perNetwork: 8, perAccount: 3 })
  expect(pool(first, 'student 1').take(3)).toBe(true)
  expect(pool(second, 'student 1').take(1)).toBe(false)
  expect(pool(second, 'student 2').take(3)).toBe(true)
})

test('a /48 of IPv6 has half of all at most, in as many /64 as it likes', () => {
  const pool = createPool({ total: 100, perNetwork: 10 })
  const results = Array.from({ length: 40 }, (_, n) => pool(networksOf(`2001:db8:1:${n * 256}::1`)).take(5))
  expect(results.filter(Boolean)).toHaveLength(10)
  expect(pool(networksOf('2001:db8:2::1')).take(10)).toBe(true)
})

test('what is released leaves nothing behind', () => {
  const pool = createPool({ total: 8, perNetwork: 8, perAccount: 8 })
  for (let n = 0; n < 1_000; n++) {
    const holding = pool(networksOf(`2001:db8:${n}::1`), `student ${n}`)
    expect([holding.take(4), holding.take(4)]).toEqual([true, true])
    holding.release()
  }
  expect(pool(first, 'student 1').take(8)).toBe(true)
})
