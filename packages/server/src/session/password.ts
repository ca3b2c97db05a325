import { hash, verify } from '@node-rs/argon2'

// OWASP Password Storage Cheat Sheet: argon2id, 19 MiB, 2 passes, 1 lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
let nobody: Promise<string> | undefined

/** An argon2id hash as a PHC string. */
export const hashPassword = (password: string): Promise<string> => hash(password, options)

/** True if the password is right. An absent account costs the same time as a wrong password. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('no account has this password')
  const right = await verify(stored ?? (await nobody), password)
  return stored !== undefined && right
}
