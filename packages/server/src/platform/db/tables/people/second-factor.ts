import { bigint, boolean, index, integer, pgTable, primaryKey, sql, text, uniqueIndex } from '../../drizzle.ts'
import { instant } from '../columns.ts'

type Realm = 'admin' | 'buyer' | 'student'

/** The secret of an account's authenticator app. Not asked for before a code of it was given. */
export const authenticatorApp = pgTable(
  'authenticator_app',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    realm: text().$type<Realm>().notNull(),
    account: integer().notNull(),
    /** Sealed, in base 32. */
    secret: text().notNull(),
    confirmedAt: instant(),
    /** Number of the half-minute whose code was used last: no code is used twice. */
    lastStep: integer(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (t) => [uniqueIndex('authenticator_app_account').on(t.realm, t.account)],
)

/** A public key that signs in to an account by itself (WebAuthn). */
export const passkey = pgTable(
  'passkey',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    realm: text().$type<Realm>().notNull(),
    account: integer().notNull(),
    /** The authenticator's id of it, in base64url. */
    credential: text().notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    backedUp: boolean().notNull(),
    name: text().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    lastUsedAt: instant(),
  },
  (t) => [index('passkey_account').on(t.realm, t.account)],
)

/** A challenge to a passkey, used once. `account` of one that adds a passkey; of a sign-in it is unknown. */
export const passkeyChallenge = pgTable('passkey_challenge', {
  challenge: text().primaryKey(),
  realm: text().$type<Realm>().notNull(),
  account: integer(),
  expiresAt: instant().notNull(),
})

/** Codes for a sign-in without the other factors, as SHA-256 of 80 random bits. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    realm: text().$type<Realm>().notNull(),
    account: integer().notNull(),
    codeHash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.realm, t.account, t.codeHash] })],
)
