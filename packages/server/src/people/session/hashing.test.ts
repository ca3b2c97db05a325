import type * as argon2 from '@node-rs/argon2'
import { beforeEach, expect, test, vi } from 'vitest'
import { codeOf, testApp } from '../../../testing/test-app.ts'

// A stand-in for the hash that ends on command: the test is about the number of running and waiting ones.
const hashes = vi.hoisted(() => {
  vi.resetModules()
  return { held: false, running: 0, most: 0, waiting: [] as (() => void)[] }
})
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>()
  const watched =
    <A extends unknown[], R>(act: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      hashes.most = Math.max(hashes.most, ++hashes.running)
      if (hashes.held) await new Promise<void>((go) => hashes.waiting.push(go))
      return act(...args).finally(() => hashes.running--)
    }
  return { ...real, hash: watched(real.hash), verify: watched(real.verify) }
})
const { call } = await testApp('demo')
const [atOnce, inLine] = [2, 64]
const release = () => {
  hashes.held = false
  for (const go of hashes.waiting.splice(0)) go()
}
beforeEach(() => Object.assign(hashes, { held: true, most: 0 }))

let last = 0
const signIn = (password = 'a guess') => {
  const n = ++last
  const body = { student_type: 'college', username: `n${n}@example.in`, password }
  return call('POST', '/open/student-login', { body, remoteAddress: `10.7.${n >> 8}.${n & 255}` })
}
const signUp = () => {
  const n = ++last
  const body = {
    name: 'Asha Rao',
    email: `n${n}@example.in`,
    mobile: String(9_700_000_000 + n),
    consentVersion: '2026-11',
  }
  const extraFields = { password: 'a neem by the gate', date_of_birth: '2001-04-30' }
  return call('POST', '/open/student-signup', {
    body: { ...body, ...extraFields },
    remoteAddress: `10.8.${n >> 8}.${n & 255}`,
  })
}

test('two hashes run at once, 64 wait, and whoever comes then is asked to come again', async () => {
  const rejected: Awaited<ReturnType<typeof signIn>>[] = []
  const all = Array.from({ length: atOnce + inLine + 5 }, async (_, n) => {
    const response = await (n % 8 === 7 ? signUp() : signIn())
    if (response.status === 503) rejected.push(response)
    return response.status
  })
  await vi.waitFor(() => expect(rejected).toHaveLength(5), 60_000)
  expect(hashes.running).toBe(atOnce)
  for (const response of rejected) {
    expect(codeOf(response)).toBe('UNAVAILABLE')
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  }
  release()
  const statuses = await Promise.all(all)
  expect(statuses.filter((status) => status === 503)).toHaveLength(5)
  expect(new Set(statuses)).toEqual(new Set([200, 401, 503]))
  expect(hashes.most).toBe(atOnce)
  hashes.held = false
  expect((await signIn()).status).toBe(401)
})

test('whoever is asked to come again has used up no try', async () => {
  let rejectedCount = 0
  const all = Array.from({ length: atOnce + inLine + 1 }, async () => {
    if ((await signIn()).status === 503) rejectedCount++
  })
  await vi.waitFor(() => expect(rejectedCount).toBe(1), 60_000)
  const body = { student_type: 'college', username: 'student@demo.pravesh.example', password: 'pravesh-demo' }
  const mine = () => call('POST', '/open/student-login', { body, remoteAddress: '203.0.113.1' })
  for (let n = 0; n < 15; n++) expect((await mine()).status).toBe(503)
  release()
  await Promise.all(all)
  expect((await mine()).status).toBe(200)
})
