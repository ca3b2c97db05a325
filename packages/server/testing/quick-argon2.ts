import { createRequire } from 'node:module'
import type * as argon2 from '@node-rs/argon2'

// Replaces `@node-rs/argon2` under Vitest: the real one, with the least cost. Password hashing is slow on purpose, and tests hash
// thousands. `password-cost.test` uses the server's real parameters.
const real: typeof argon2 = createRequire(import.meta.url)('@node-rs/argon2')
const minimalOptions = { memoryCost: 8, timeCost: 1, parallelism: 1 }

export const hash: typeof argon2.hash = (password) => real.hash(password, minimalOptions)
export const { verify } = real
