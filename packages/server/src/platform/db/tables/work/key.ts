import { pgTable, sql, text } from '../../drizzle.ts'
import { instant } from '../columns.ts'

/** The encryption keys that a start was given, by name. `proof` is sealed with the key: another one of that name cannot open it. */
export const encryptionKey = pgTable('encryption_key', {
  id: text().primaryKey(),
  proof: text().notNull(),
  since: instant().notNull().default(sql`now()`),
})

/**
 * Public keys of signed packets, by thumbprint (RFC 7638). The private ones are derived from encryption keys: a public key stays when its
 * secret is taken out, so that what it signed can be checked for ever.
 */
export const signingKey = pgTable('signing_key', {
  id: text().primaryKey(),
  /** The 32 bytes of the Ed25519 key in base64url, as `x` of RFC 8037. */
  x: text().notNull(),
  since: instant().notNull().default(sql`now()`),
})
