import { hash, verify } from '@node-rs/argon2'
import { ApiError } from '@pravesh/contract'
import type { Config } from '../../../platform/config/config.ts'
import { demoPassword } from '../../../platform/config/secrets.ts'
import { commonness } from '../../../platform/keys/common-password.ts'
import { createSemaphore } from '../../../platform/limits/semaphore.ts'

// OWASP Password Storage Cheat Sheet: argon2id, 19 MiB, 2 passes, 1 lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
let dummyHash: Promise<string> | undefined
// Each takes 19 MiB and one of Node's four threads, which also read files: two are left to them, however many sign in at once.
const semaphore = createSemaphore('passwords', 2, 64)

/** An argon2id hash as a PHC string. Throws `Busy` where too many wait already. */
export const hashPassword = (password: string): Promise<string> => semaphore(() => hash(password, options))

/** True if the password is right. An absent account costs the same time as a wrong password. Throws `Busy` as hashing does. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  dummyHash ??= hash('no account has this password', options)
  const other = await dummyHash
  const right = await semaphore(() => verify(stored ?? other, password))
  return right && stored !== undefined && stored !== null
}

/** The demo's password is public: it opens nothing in production. */
export const isBarred = ({ mode }: Pick<Config, 'mode'>, password: string): boolean =>
  mode === 'production' && password === demoPassword

/** Rejects a new password that attackers would try first. Its length is checked by the contract. */
export function assertNotCommon(
  password: string,
  field: string,
  personalTexts: readonly (string | null | undefined)[] = [],
): void {
  const message = commonness(
    password,
    personalTexts.filter((text) => typeof text === 'string'),
  )
  if (message) throw new ApiError('INVALID', { errors: [{ field, message }] })
}
