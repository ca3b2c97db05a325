import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'

/** Private files by random keys. The caller has checked read access; nothing here is public. */
export type Storage = {
  /** The name of the encryption key that `put` seals with; null where bytes are stored unencrypted. */
  readonly sealsWith: string | null
  /** Stores the bytes atomically, under `key` if one was generated before; returns the key. */
  put(bytes: Uint8Array, type: string, key?: string): Promise<string>
  /** Throws `LowDisk` where further files would fill the disk. `put` itself does not check: a restore continues. */
  checkSpace(): Promise<void>
  /** The bytes; undefined where there is no such file. */
  get(key: string): Promise<Uint8Array | undefined>
  /** The same, as a stream at the reader's pace. The caller reads it to its end or destroys it. */
  open(key: string): Promise<Readable | undefined>
  /** Removes it, with the leftovers of a killed `put`; a missing file is no error. */
  remove(key: string): Promise<void>
  /** All names in the store, including leftovers of a killed `put` and foreign files. */
  names(): AsyncIterable<string>
}

/** 192 random bits: not to be guessed. The first two characters spread them over folders. */
export const newKey = (): string => {
  const name = randomBytes(24).toString('base64url')
  return `${name.slice(0, 2)}/${name}`
}
/** True for what `newKey` makes, and for nothing that could leave the folder. */
export const isKey = (key: string): boolean => /^([\w-]{2})\/\1[\w-]{30}$/.test(key)
