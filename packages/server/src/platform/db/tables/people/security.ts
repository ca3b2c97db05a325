import type { SecurityEvent } from '@pravesh/contract'
import { bigint, index, integer, jsonb, pgTable, sql, text } from '../../drizzle.ts'
import { instant } from '../columns.ts'
import { falling } from '../orders.ts'

/**
 * Who did what: append-only. The trigger `security_event_hash` sets `hash`; `security_log_kept` refuses changes, and deletion of rows of the
 * last year. No foreign keys: rows outlive their accounts, and name persons by numbers and keyed hashes alone.
 */
export const securityEvent = pgTable(
  'security_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: instant().notNull().default(sql`now()`),
    realm: text().$type<SecurityEvent['realm']>().notNull(),
    /** Null where no account has the name that was tried, or none was named. */
    account: integer(),
    kind: text().$type<SecurityEvent['kind']>().notNull(),
    outcome: text().$type<SecurityEvent['outcome']>().notNull(),
    /** The name that was tried, as a keyed hash; null where the account is known. */
    name: text(),
    /** The caller's network, as a keyed hash. */
    network: text(),
    /** Browser and system, where they are known. */
    device: text(),
    /** Ids and counts of what it was about, without personal data. */
    details: jsonb().$type<SecurityEvent['details']>().notNull().default({}),
    /** SHA-256 of the columns before. */
    hash: text().notNull().default(''),
  },
  (t) => [
    index('security_event_account').on(t.realm, t.account, falling(t.id)),
    index('security_event_subject')
      .on(sql`(${t.details} ->> 'ofRealm')`, sql`(${t.details} ->> 'ofAccount')`, falling(t.id))
      .where(sql`details ? 'ofAccount'`),
    index('security_event_payment')
      .on(sql`(${t.details} ->> 'payment')`, falling(t.id))
      .where(sql`details ? 'payment'`),
    index('security_event_kind').on(t.kind, falling(t.id)),
    index('security_event_at').on(t.at),
  ],
)

/** A seal over some events: the hash of theirs and of the seal before. Append-only too. */
export const securitySeal = pgTable(
  'security_seal',
  {
    /** That of the seal before, plus one. */
    id: integer().primaryKey(),
    at: instant().notNull().default(sql`now()`),
    events: bigint({ mode: 'number' }).array().notNull(),
    /** The highest id of an event in this seal and those before. */
    highest: bigint({ mode: 'number' }).notNull(),
    previous: text(),
    previousAt: instant(),
    hash: text().notNull(),
  },
  (t) => [index('security_seal_at').on(t.at)],
)
