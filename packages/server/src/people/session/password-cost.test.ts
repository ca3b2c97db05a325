import { createRequire } from 'node:module'
import { expect, test, vi } from 'vitest'

// Every other test hashes with the least cost of argon2: this one with the real parameters.
vi.hoisted(() => vi.resetModules())
vi.mock('@node-rs/argon2', () => createRequire(import.meta.url)('@node-rs/argon2'))
const { hashPassword, passwordMatches } = await import('./passwords/password.ts')

test('a password is hashed as OWASP asks: argon2id, 19 MiB, 2 passes, 1 lane, and a salt of its own', async () => {
  const [firstHash, secondHash] = [await hashPassword('a neem by the gate'), await hashPassword('a neem by the gate')]
  expect(firstHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(secondHash).not.toBe(firstHash)
  expect(await passwordMatches(firstHash, 'a neem by the gate')).toBe(true)
  expect(await passwordMatches(firstHash, 'a neem by the gates')).toBe(false)
})
