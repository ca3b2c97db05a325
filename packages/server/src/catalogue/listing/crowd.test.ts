import { beforeEach, expect, test, vi } from 'vitest'
import { codeOf, testApp } from '../../../testing/test-app.ts'
import type * as count from './facets/count.ts'

// Counting that ends on command: the test is about the number of running and waiting counts.
const counts = vi.hoisted(() => {
  vi.resetModules()
  return { held: false, running: 0, most: 0, waiting: [] as (() => void)[] }
})
vi.mock('./facets/count.ts', async (original) => {
  const real = await original<typeof count>()
  const countSets: typeof real.countSets = async (db, listed, sets, choices) => {
    const live = sets.some(({ scope }) => scope === undefined)
    if (live) counts.most = Math.max(counts.most, ++counts.running)
    if (live && counts.held) await new Promise<void>((go) => counts.waiting.push(go))
    return real.countSets(db, listed, sets, choices).finally(() => {
      if (live) counts.running--
    })
  }
  return { ...real, countSets }
})
const { call } = await testApp('demo')
const [atOnce, inLine] = [4, 40]
const release = () => {
  counts.held = false
  for (const go of counts.waiting.splice(0)) go()
}
beforeEach(() => Object.assign(counts, { held: true, most: 0 }))

test('four listings are counted row by row at once, forty wait, and tallied ones and people go on beside them', async () => {
  const rejected: Awaited<ReturnType<typeof call>>[] = []
  const paths = ['schools/all?search=school', 'colleges/all?search=institute', 'schools/all?feeMax=40000']
  const all = Array.from({ length: atOnce + inLine + 5 }, async (_, n) => {
    const response = await call('GET', `/public/${paths[n % 3]}`, { remoteAddress: `10.0.0.${n}` })
    if (response.status === 503) rejected.push(response)
    return response.status
  })
  await vi.waitFor(() => expect(rejected).toHaveLength(5), 60_000)
  for (const response of rejected) {
    expect(codeOf(response)).toBe('UNAVAILABLE')
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(counts.running).toBe(atOnce)
  const body = { student_type: 'college', username: 'student@demo.pravesh.example', password: 'pravesh-demo' }
  expect((await call('POST', '/open/student-login', { body })).status).toBe(200)
  expect((await call('GET', '/public/schools/all')).status).toBe(200)
  release()
  const statuses = await Promise.all(all)
  expect(statuses.filter((status) => status === 503)).toHaveLength(5)
  expect(statuses.filter((status) => status === 200)).toHaveLength(atOnce + inLine)
  expect(counts.most).toBe(atOnce)
  expect((await call('GET', '/public/schools/all?search=school')).status).toBe(200)
})

test('one network has two counted at once and fifteen in line: what is more is refused, another’s is counted', async () => {
  let refusals = 0
  const own = Array.from({ length: 2 + 15 + 3 }, async (_, n) => {
    const path = `/public/schools/all?feeMax=${40_000 + n}`
    const { status } = await call('GET', path, { remoteAddress: '10.1.0.1' })
    if (status === 503) refusals++
    return status
  })
  await vi.waitFor(() => expect([refusals, counts.running]).toEqual([3, 2]), 60_000)
  const other = call('GET', '/public/schools/all?feeMax=80000', { remoteAddress: '10.1.0.2' })
  await vi.waitFor(() => expect(counts.running).toBe(3), 60_000)
  release()
  expect((await other).status).toBe(200)
  expect((await Promise.all(own)).filter((status) => status === 200)).toHaveLength(2 + 15)
})
