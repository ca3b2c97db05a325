import { createRequire } from 'node:module'
import type * as argon2 from '@node-rs/argon2'

// What stands for `@node-rs/argon2` under Vitest: the real one, with the least that it takes. Passwords are slow to hash
// against those who guess, and thousands are hashed in tests. `password-cost.test` asks the real one what the server asks of it.
const real: typeof argon2 = createRequire(import.meta.url)('@node-rs/argon2')
const minimalOptions = { memoryCost: 8, timeCost: 1, parallelism: 1 }

export const hash: typeof argon2.hash = (password) => real.hash(password, minimalOptions)
export const { verify } = real
