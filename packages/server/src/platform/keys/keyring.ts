/** A secret, and the name that stands beside what it has written. */
export type Key = { readonly id: string; readonly secret: string }

/** The secrets of one use: the first writes, all read. So one can be replaced while what it wrote is still there. */
export type Keyring = readonly [Key, ...Key[]]

/** The key of this name; undefined where it is not among them. */
export const findKey = (keyring: Keyring, id: string): Key | undefined => keyring.find((key) => key.id === id)

/** True for what a key may be called: it is written into what is sealed, between full stops. */
export const isKeyId = (text: string): boolean => /^[A-Za-z0-9][\w-]{0,31}$/.test(text)

/** What was sealed cannot be opened. The message names the key, never what is in it. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen'
}
export const missingKeyError = (id: string): CannotOpen =>
  new CannotOpen(`Sealed with the key "${id}", which is not among ENCRYPTION_KEYS`)
export const notAsSealed = (): CannotOpen => new CannotOpen('Damaged, or sealed with another key')
