import { hash, verify } from '@node-rs/argon2'
import { ApiError } from '@pravesh/contract'
import type { Config } from '../config/config.ts'
import { demoPassword } from '../config/secrets.ts'
import { commonness } from './common-password.ts'

// OWASP Password Storage Cheat Sheet: argon2id, 19 MiB, 2 passes, 1 lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
let nobody: Promise<string> | undefined

/** An argon2id hash as a PHC string. */
export const hashPassword = (password: string): Promise<string> => hash(password, options)

/** True if the password is right. An absent account costs the same time as a wrong password. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('no account has this password')
  const other = await nobody
  const right = await verify(stored ?? other, password)
  return right && stored !== undefined && stored !== null
}

/** The demo's password is known to everybody: nobody signs in with it in production. */
export const isBarred = ({ mode }: Pick<Config, 'mode'>, password: string): boolean =>
  mode === 'production' && password === demoPassword

/** Refuses a new password that others would try first. Its length is the contract's matter. */
export function refuseCommon(password: string, field: string, own: readonly (string | null | undefined)[] = []): void {
  const message = commonness(
    password,
    own.filter((one) => typeof one === 'string'),
  )
  if (message) throw new ApiError('INVALID', { errors: [{ field, message }] })
}
