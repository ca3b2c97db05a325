import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'

/** Private files by random keys. Who may read one is decided before it is asked for; nothing here is public. */
export type Storage = {
  /** The name of the encryption key that `put` seals with; null where bytes are kept as they are. */
  readonly sealsWith: string | null
  /** Keeps the bytes whole or not at all, under `key` where one was made before; answers the key. */
  put(bytes: Uint8Array, type: string, key?: string): Promise<string>
  /** Throws `LowDisk` where further files would fill what they are kept on. `put` itself does not ask: a restore goes on. */
  checkSpace(): Promise<void>
  /** The bytes; undefined where there is no such file. */
  get(key: string): Promise<Uint8Array | undefined>
  /** The same, piece by piece at the reader's pace. Whoever takes it reads it to its end or destroys it. */
  open(key: string): Promise<Readable | undefined>
  /** Removes it, and what a killed `put` left of it; no matter if it is gone already. */
  remove(key: string): Promise<void>
  /** The name of everything that is there, also of what a killed `put` left and of what is none of ours. */
  names(): AsyncIterable<string>
}

/** 192 random bits: not to be guessed. The first two characters spread them over folders. */
export const newKey = (): string => {
  const name = randomBytes(24).toString('base64url')
  return `${name.slice(0, 2)}/${name}`
}
/** True for what `newKey` makes, and for nothing that could leave the folder. */
export const isKey = (key: string): boolean => /^([\w-]{2})\/\1[\w-]{30}$/.test(key)
