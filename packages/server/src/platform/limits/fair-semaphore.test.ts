import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFairSemaphore, type FairBounds } from './fair-semaphore.ts'
import { type Networks, networksOf } from './network.ts'
import { Busy } from './semaphore.ts'

const usual: FairBounds = { atOnce: 4, inLine: 6, atOnceEach: 2, inLineEach: 3, patienceMs: 60_000 }
const stranger = networksOf('10.0.0.1')
const other = networksOf('10.0.0.2')

/** Work that ends on command; records running and rejected work, by a name. */
function start(bounds: Partial<FairBounds> = {}) {
  const run = createFairSemaphore({ ...usual, ...bounds })
  const running: string[] = []
  const refused: string[] = []
  const ends = new Map<string, () => void>()
  const begin = (name: string, networks: Networks | undefined) => {
    const work = async () => {
      running.push(name)
      await new Promise<void>((end) => ends.set(name, end))
      running.splice(running.indexOf(name), 1)
    }
    return run(networks, work).catch((error: unknown) => {
      expect(error).toBeInstanceOf(Busy)
      refused.push(name)
    })
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await turn()
  }
  return { begin, end, running, refused }
}

test('a stranger waits behind himself, and others go past him', async () => {
  const { begin, end, running, refused } = start()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) begin(name, stranger)
  await turn()
  expect([running, refused]).toEqual([['a1', 'a2'], ['a6']])
  begin('b1', other)
  begin('c1', undefined)
  expect(running).toEqual(['a1', 'a2', 'b1', 'c1'])
  begin('b2', other)
  await end('c1')
  expect(running).toEqual(['a1', 'a2', 'b1', 'b2'])
  await end('a1')
  expect(running).toEqual(['a2', 'b1', 'b2', 'a3'])
})

test('so many run and wait in all, whoever they are', async () => {
  const { begin, running, refused } = start()
  for (let n = 1; n <= 11; n++) begin(`${n}`, networksOf(`10.0.1.${n}`))
  await turn()
  expect([running, refused]).toEqual([['1', '2', '3', '4'], ['11']])
})

test('who has a whole network of IPv6 has half of the room at most', async () => {
  const { begin, end, running, refused } = start({ atOnce: 10, atOnceEach: 1, inLine: 20, inLineEach: 2 })
  for (let n = 1; n <= 16; n++) begin(`${n}`, networksOf(`2001:db8:1:${n}00::1`))
  await turn()
  expect([running, refused]).toEqual([['1', '2', '3', '4', '5'], ['16']])
  begin('other', networksOf('2001:db8:2:1::1'))
  expect(running).toContain('other')
  await end('1')
  expect(running).toEqual(['2', '3', '4', '5', 'other', '6'])
})

test('who waited too long is refused, and takes nobody’s place', async () => {
  const { begin, end, running, refused } = start({ patienceMs: 20 })
  begin('a1', stranger)
  begin('a2', stranger)
  await begin('a3', stranger)
  expect(refused).toEqual(['a3'])
  await end('a1')
  expect(running).toEqual(['a2'])
  for (const name of ['a4', 'a5']) begin(name, stranger)
  expect(running).toEqual(['a2', 'a4'])
})

test('work that fails gives its place back', async () => {
  const run = createFairSemaphore({ ...usual, atOnce: 1, inLine: 0 })
  await expect(run(stranger, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await run(stranger, async () => 'done')).toBe('done')
})
