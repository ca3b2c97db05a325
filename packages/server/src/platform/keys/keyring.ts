/** A secret, and its name, which is part of the sealed data. */
export type Key = { readonly id: string; readonly secret: string }

/** The secrets of one use: the first writes, all read. So one can be replaced while its data remains readable. */
export type Keyring = readonly [Key, ...Key[]]

/** The key of this name; undefined where it is not among them. */
export const findKey = (keyring: Keyring, id: string): Key | undefined => keyring.find((key) => key.id === id)

/** True for a valid name of a key: it is written into sealed data, between full stops. */
export const isKeyId = (text: string): boolean => /^[A-Za-z0-9][\w-]{0,31}$/.test(text)

/** Sealed data cannot be opened. The message names the key, never the content. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen'
}
export const missingKeyError = (id: string): CannotOpen =>
  new CannotOpen(`Sealed with the key "${id}", which is not among ENCRYPTION_KEYS`)
export const notAsSealed = (): CannotOpen => new CannotOpen('Damaged, or sealed with another key')
