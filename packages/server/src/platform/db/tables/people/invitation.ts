import type { InstituteType, Role } from '@pravesh/contract'
import { index, integer, pgTable, sql, text } from '../../drizzle.ts'
import { instant } from '../columns.ts'

/**
 * An invitation to the operator (`admin`), or to an institute (`buyer`), that was not accepted yet. Accepting it, or taking it back, deletes
 * the row; the security log keeps what happened.
 */
export const invitation = pgTable(
  'invitation',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** SHA-256 of the token in the link. */
    tokenHash: text().notNull().unique(),
    realm: text().$type<'admin' | 'buyer'>().notNull(),
    email: text().notNull(),
    role: text().$type<Role>().notNull(),
    /** The institute; null for the operator. */
    instituteType: text().$type<InstituteType>(),
    institute: integer(),
    /** Name of who invites, as it was then. */
    by: text().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    expiresAt: instant().notNull(),
  },
  (t) => [index('invitation_institute').on(t.instituteType, t.institute)],
)
