import { createHash, randomBytes } from 'node:crypto'

/** The purpose of the seal of a secret that is not revealed yet. */
export const drawPurpose = 'secret of a draw of lots'

/** SHA-256 of a text, in hexadecimal. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** 32 bytes that nobody can foresee, in hexadecimal. */
export const randomSecret = (): string => randomBytes(32).toString('hex')

/** The code of a family for its application: the number of the application, and what nobody else can guess. */
export const ticketOf = (application: number): string => `${application}-${randomBytes(16).toString('hex')}`

/** The digest of a list: of its entries, each followed by a line feed, so that a file of them has the same one. */
export const listDigest = (entries: readonly string[]): string => sha256(entries.map((entry) => `${entry}\n`).join(''))

/** What the order follows from: a secret from before the list, the list, and a number from after it, so that nobody knows all of them before. */
export const seedOf = (secret: string, list: string, number: string): string => sha256(`${secret}\n${list}\n${number}`)

/** The entries in the order of the digests of the seed and the entry. */
export const orderOf = (seed: string, entries: readonly string[]): string[] =>
  entries
    .map((entry) => ({ entry, lot: sha256(`${seed}\n${entry}`) }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ entry }) => entry)
