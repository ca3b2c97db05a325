import type { ConsentRow, InstituteType } from '@pravesh/contract'
import { check, index, integer, pgTable, sql, text } from '../../drizzle.ts'
import { instant } from '../columns.ts'
import { falling } from '../orders.ts'
import { enquiry } from './enquiry.ts'
import { studentAccount } from './session.ts'

/**
 * What was agreed to and withdrawn: append-only. The entries of an account, or of an enquiry without one, are a chain: the trigger
 * `consent_entry_chain` sets `previous` and `hash` and refuses changes. They are deleted with the account or the enquiry alone.
 */
export const consentEntry = pgTable(
  'consent_entry',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    account: integer().references(() => studentAccount.id, { onDelete: 'cascade' }),
    enquiry: integer().references(() => enquiry.id, { onDelete: 'cascade' }),
    action: text().$type<ConsentRow['action']>().notNull(),
    purpose: text().$type<ConsentRow['purpose']>().notNull(),
    /** Id of the application, or of the enquiry. */
    of: integer(),
    instituteType: text().$type<InstituteType>(),
    instituteId: integer(),
    by: text().$type<ConsentRow['by']>().notNull(),
    /** Name of who agreed; of an enquiry its reference, since its name is erased at withdrawal. */
    name: text().notNull(),
    /** Mobile of who agreed, as E.164. */
    mobile: text(),
    /** Of a guardian: what the guardian is to the person, and the declared year of birth. */
    relation: text().$type<ConsentRow['relation']>(),
    birthYear: integer(),
    /** How who agreed was proven. Null: by ticking alone. */
    proof: text().$type<ConsentRow['proof']>(),
    /** Version and language of the text that was read; null where none was shown, as when access ends by itself. */
    version: text(),
    language: text().$type<'en' | 'hi'>(),
    channel: text().$type<ConsentRow['channel']>().notNull(),
    at: instant().notNull().default(sql`now()`),
    /** Hash of the entry before in the chain; null of the first. */
    previous: text(),
    hash: text().notNull().default(''),
  },
  (t) => [
    check('consent_entry_chain_of_one', sql`num_nonnulls(${t.account}, ${t.enquiry}) = 1`),
    index('consent_entry_account').on(t.account, falling(t.id)),
    index('consent_entry_enquiry').on(t.enquiry, falling(t.id)),
  ],
)
